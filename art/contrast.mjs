// node art/contrast.mjs: WCAG contrast of the token pairs that carry text (4.5) or marks (3).
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../src/fiefdom/render/art/tokens.css', import.meta.url), 'utf8');
const grab = re => Object.fromEntries([...(css.match(re) || [''])[0].matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map(m => [m[1], m[2]]));
const light = grab(/:root, \[data-theme="light"\] \{[\s\S]*?\n\}/), dark = grab(/\[data-theme="dark"\] \{[\s\S]*?\n\}/);
const lum = h => [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16) / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((s, v, i) => s + v * [.2126, .7152, .0722][i], 0);
const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
const pairs = [];
for (const bg of ['sheet', 'sheet-2', 'sheet-3', 'map', 'btn']) for (const fg of ['text', 'text-2', 'text-3']) pairs.push([fg, bg, 4.5]);
for (const fg of ['gain', 'loss', 'warn']) for (const bg of ['sheet', 'sheet-2', 'map']) pairs.push([fg, bg, 4.5]);
pairs.push(['on-accent', 'accent', 4.5], ['on-go', 'go', 4.5], ['on-go', 'go-hover', 4.5], ['turn-text', 'turn', 4.5], ['text-on-table', 'table', 4.5], ['text', 'btn-hover', 4.5], ['focus', 'sheet', 3], ['mark-legal', 'map', 3], ['mark-illegal', 'map', 3], ['mark-target', 'map', 3], ['rule-strong', 'sheet', 3], ['btn-line', 'sheet', 3]);
let bad = 0;
for (const [name, t] of [['light', light], ['dark', dark]]) for (const [f, b, min] of pairs) { const r = ratio(t[f], t[b]); if (r < min) { bad++; console.log(name, f, 'on', b, r.toFixed(2), '<', min); } }
const seats = [...css.matchAll(/^\.seat-(\d) \{([^}]*)\}/gm)].map(m => [m[1], Object.fromEntries([...m[2].matchAll(/--([\w-]+):\s*(#\w{6})/g)].map(x => [x[1], x[2]]))]);
for (const [n, s] of seats) { const e = ratio('#FFF6E3', s.seat), t = ratio(s['seat-ink'], light.sheet); if (e < 3 || t < 4.5) { bad++; console.log('seat', n, 'emblem', e.toFixed(2), 'ink', t.toFixed(2)); } }
for (const m of css.matchAll(/\[data-theme="dark"\] \.seat-(\d) \{([^}]*)\}/g)) { const k = m[2].match(/--seat-ink:\s*(#\w{6})/)[1], r = ratio(k, dark.sheet); if (r < 4.5) { bad++; console.log('dark seat', m[1], r.toFixed(2)); } }
console.log(bad ? `${bad} pairs fail` : `all ${pairs.length * 2} pairs and 16 seat inks pass`);
