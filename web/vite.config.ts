import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const page = here('../src/fiefdom/server/page');

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compress(page)],
  resolve: {
    alias: {
      '@art': here('../src/fiefdom/render/art'),
      '@languages': here('../src/fiefdom/languages'),
      '@rulebook': here('../src/fiefdom/rulebook'),
    },
  },
  build: {
    outDir: page,
    emptyOutDir: true,
    // The content security policy lets nothing in that is written inside the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
  },
});
