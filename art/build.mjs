// node art/build.mjs [FILE]: writes the sprite, by default the one that the package carries. Refuses a broken one.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pieces } from './pieces.mjs';
import { terrains } from './terrains.mjs';
import { tiles } from './tiles.mjs';

const symbols = [...terrains(), ...pieces(), ...tiles()];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">\n${symbols.join('\n')}\n</svg>\n`;
const found = pattern => [...svg.matchAll(pattern)].map(match => match[1]);
const ids = found(/ id="([^"]+)"/g);
const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
const lost = found(/(?:href="#|url\(#)([^")]+)/g).filter(id => !ids.includes(id));
if (twice.length || lost.length || svg.includes('NaN')) {
  console.error(`The sprite is broken. Ids that are there twice: ${twice}. Ids that are nowhere: ${lost}. NaN: ${svg.includes('NaN')}.`);
  process.exit(1);
}
const target = process.argv[2] ?? fileURLToPath(new URL('../src/fiefdom/render/art/pieces.svg', import.meta.url));
writeFileSync(target, svg);
console.log(`${symbols.length} symbols, ${(svg.length / 1000).toFixed(1)} kB`);
