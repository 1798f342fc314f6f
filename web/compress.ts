/** Puts a file compressed with Brotli next to each file of the page; the server sends it to those who accept it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Shorter files fit into one packet anyway; the server has the same limit. */
const SMALLEST = 1024;

export function compress(folder: string): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!COMPRESSIBLE.test(name) || statSync(file).size < SMALLEST) continue;
        const body = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
      }
    },
  };
}
