/** All visible text, from the Fluent files shared by page, server and terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, settings } from './settings.svelte';

export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  '@languages/{en,hu,pl}/{analysis,board,common,components,grids,help,lessons,moves,page,pad,pieces,positions,puzzles,records,review,rules,screens,server,together,variations}.ftl',
  { query: '?raw', import: 'default' },
);
/** The files that the first screen needs. */
const FIRST = ['common', 'page', 'pieces', 'screens', 'server'];
/** The files that refusals are worded in. */
export const REFUSALS = [
  'components',
  'grids',
  'moves',
  'positions',
  'records',
  'review',
  'rules',
  'together',
];
const wanted = new Set(FIRST);

const state: { language: Language; ready: number } = $state({ language: 'en', ready: 0 });
let bundle = new FluentBundle('en');

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The saved language, else the browser's first supported one, else English. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  if (isLanguage(settings.language)) return settings.language;
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);

function load(language: Language, names: ReadonlySet<string>): Promise<string[]> {
  const paths = Object.keys(FILES).filter(
    (path) => path.includes(`/${language}/`) && names.has(nameOf(path)),
  );
  return Promise.all(paths.map((path) => FILES[path]!()));
}

/** Load files of words that the first screen does without, now and in every language chosen later. */
export async function words(...names: readonly string[]): Promise<void> {
  const missing = new Set(names.filter((name) => !wanted.has(name)));
  if (!missing.size) return;
  const asked = state.language;
  const texts = await load(asked, missing);
  for (const name of missing) wanted.add(name);
  if (asked !== state.language) return speak(state.language);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  state.ready += 1;
}

export async function speak(language: Language): Promise<void> {
  const texts = await load(language, wanted);
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  state.language = language;
  state.ready += 1;
  document.documentElement.lang = language;
}

export async function choose(language: Language): Promise<void> {
  remember({ language });
  await speak(language);
}

export function language(): Language {
  return state.language;
}

/** Whether the language has this message. */
export function knows(key: string): boolean {
  return state.ready >= 0 && bundle.getMessage(key)?.value != null;
}

/** The message in the current language; its key if there is none, so that gaps are noticed. */
export function say(key: string, facts?: Facts): string {
  // Reading the counter updates every sentence when the language changes.
  const message = state.ready >= 0 ? bundle.getMessage(key) : undefined;
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, facts ?? null, []);
}
