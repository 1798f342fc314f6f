/** The settings of this device: theme, language, marks, sound, pace. Stored in the browser only. */

/** How long each move of other players is shown, in milliseconds. */
export const PACES = { instant: 0, brisk: 420, calm: 1200 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  theme: 'light' | 'dark' | 'system';
  language: string;
  marks: boolean;
  sound: boolean;
  pace: Pace;
  ask: boolean;
  notify: boolean;
  name: string;
  colour: number;
  /** On the analysis board: whether positions are evaluated, and whether chance is drawn by itself. */
  evaluates: boolean;
  draws: boolean;
}

const KEY = 'fiefdom.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  language: '',
  marks: true,
  sound: false,
  pace: 'brisk',
  ask: false,
  notify: false,
  name: '',
  colour: 1,
  evaluates: true,
  draws: false,
};

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change settings and save them. */
export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without storage too.
  }
  applyTheme();
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark());
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

function systemIsDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}
