/** Every visible word, from the Fluent files that page, server and terminal share. */
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

/** The saved language, else the first of the browser's that we have, else English. */
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

/** The message in the language that is spoken; its key if there is none, so that a gap is seen and not hidden. */
export function say(key: string, facts?: Facts): string {
  // Reading the counter makes every sentence follow a change of language.
  const message = state.ready >= 0 ? bundle.getMessage(key) : undefined;
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, facts ?? null, []);
}
