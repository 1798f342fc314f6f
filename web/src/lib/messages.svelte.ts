/** All visible text, from the Fluent files shared by page, server and terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, settings } from './settings.svelte';

export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  '@languages/{en,hu,pl}/{common,components,help,moves,page,pieces,positions,records,rules,server}.ftl',
  { query: '?raw', import: 'default' },
);

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

export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
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
