/** Every word in three languages, and no visible word outside the files of words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const ROOT = join(process.cwd(), '..');
const LANGUAGES = join(ROOT, 'src', 'fiefdom', 'languages');
const TAGS = ['en', 'hu', 'pl'];
const FILES = [
  'common.ftl',
  'page.ftl',
  'pad.ftl',
  'screens.ftl',
  'pieces.ftl',
  'help.ftl',
  'lessons.ftl',
  'analysis.ftl',
  'puzzles.ftl',
  'review.ftl',
  'together.ftl',
  'board.ftl',
];

function messages(tag: string, file: string): Map<string, string> {
  const text = readFileSync(join(LANGUAGES, tag, file), 'utf-8');
  const found = new Map<string, string>();
  let key = '';
  for (const line of text.split('\n')) {
    const start = /^([a-zA-Z][\w-]*) =\s?(.*)$/.exec(line);
    if (start) {
      key = start[1]!;
      expect(found.has(key), `${tag}/${file} has ${key} twice`).toBe(false);
      found.set(key, start[2]!);
    } else if (key && /^[\s}]/.test(line)) found.set(key, `${found.get(key)}\n${line}`);
  }
  return found;
}

const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$([a-z_]+)/g)].map((match) => match[1]!))].sort();

function sources(folder = join(ROOT, 'web', 'src')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dev') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

describe('words', () => {
  for (const file of FILES) {
    const english = messages('en', file);
    for (const tag of TAGS.slice(1)) {
      const other = messages(tag, file);
      it(`${tag}/${file} has every message, and no other`, () => {
        expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      });
      it(`${tag}/${file} uses no variable that English does not have`, () => {
        for (const [key, text] of other) {
          for (const name of variables(text)) {
            expect(variables(english.get(key)!), `${key} in ${tag}`).toContain(name);
          }
        }
      });
    }
  }

  it('all files are read without a fault', () => {
    for (const tag of TAGS) {
      const bundle = new FluentBundle(tag, { useIsolating: false });
      for (const file of [...FILES, 'server.ftl']) {
        expect(
          bundle.addResource(new FluentResource(readFileSync(join(LANGUAGES, tag, file), 'utf-8'))),
        ).toEqual([]);
      }
    }
  });

  it('every key that is said exists', () => {
    const known = new Set(
      [...FILES, 'server.ftl'].flatMap((file) => [...messages('en', file).keys()]),
    );
    for (const path of sources()) {
      for (const match of readFileSync(path, 'utf-8').matchAll(/\bsay\(\s*'([^'$]+)'/g)) {
        expect(known.has(match[1]!), `${match[1]} in ${path}`).toBe(true);
      }
    }
  });

  it('no text stands in the markup itself', () => {
    for (const path of sources().filter((name) => name.endsWith('.svelte'))) {
      const markup = readFileSync(path, 'utf-8').replace(
        /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g,
        '',
      );
      const plain = withoutBraces(markup).replace(/<[^>]*>/g, ' ');
      const words = plain.match(/\p{L}{2,}/gu) ?? [];
      // The name of the game and of a key are the same in every language.
      expect(
        words.filter((word) => !['Fiefdom', 'Enter'].includes(word)),
        path,
      ).toEqual([]);
    }
  });
});

/** The text outside all braces. */
function withoutBraces(text: string): string {
  let depth = 0;
  let plain = '';
  for (const letter of text) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth === 0) plain += letter;
  }
  return plain;
}
