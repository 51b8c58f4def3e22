/**
 * Draws the game's pictures with the catalogue's own brush and writes them beside the page.
 * Run it after changing a drawing: node draw.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Brush, drawLettering, palette, setTitle } from '@livery/art/kit';
import { symbols } from '../../orchard/rules.ts';
import { drawBackdrop } from './backdrop.ts';
import { symbolArt } from './symbols.ts';

const folder = join(import.meta.dirname, '../../orchard');
const save = (file: string, svg: string): void => writeFileSync(join(folder, file), `${svg}\n`);

function drawTitle(): string {
  const brush = new Brush('#12062a');
  const tones = { ...palette('grape'), deep: '#12062a', mid: '#7a3fd0' };
  const box = { x: 300, y: 115, width: 590, height: 224 };
  const lines = setTitle('Moon Orchard', 'lilita-one', 'arch', box, 24);
  const art = drawLettering(brush, lines, { style: 'block', fill: 'gold' }, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 230" width="240" height="92">${brush.definitions}${art}</svg>`;
}

for (const symbol of symbols) {
  const brush = new Brush('#1c0a2e');
  const art = symbolArt[symbol](brush);
  save(
    `symbols/${symbol}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240" width="96" height="96">${brush.definitions}${art}</svg>`,
  );
}
save('title.svg', drawTitle());
save('backdrop.svg', drawBackdrop());
