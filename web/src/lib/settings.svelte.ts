/** The settings of this device: theme, language, marks, sound. Stored in the browser only. */

export interface Settings {
  theme: 'light' | 'dark' | 'system';
  language: string;
  marks: boolean;
  sound: boolean;
  ask: boolean;
  name: string;
  colour: number;
}

const KEY = 'fiefdom.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  language: '',
  marks: true,
  sound: false,
  ask: false,
  name: '',
  colour: 1,
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
