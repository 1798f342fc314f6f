/** How far this browser has come in each lesson. */

export const LESSONS = ['kingdomino', 'queendomino', 'discovery', 'totem', 'tribe'] as const;

export interface Progress {
  taken: string[];
  isDone: boolean;
}

const key = (name: string): string => `fiefdom.lesson.${name}`;

/** The stored progress; none if there is none, or if something else is stored there. */
export function progressOf(name: string): Progress {
  try {
    const value = JSON.parse(localStorage.getItem(key(name)) ?? '{}') as Partial<Progress> | null;
    const taken = Array.isArray(value?.taken) ? value.taken : [];
    const isSound = taken.every((text) => typeof text === 'string');
    return { taken: isSound ? taken : [], isDone: value?.isDone === true };
  } catch {
    return { taken: [], isDone: false };
  }
}

export function keepProgress(name: string, progress: Progress): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(progress));
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}
