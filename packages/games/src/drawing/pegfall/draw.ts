/**
 * Draws the game's pictures with the catalogue's own brush and writes them beside the page.
 * Run it after changing a drawing: node draw.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Brush, drawLettering, palette, setTitle } from '@livery/art/kit';
import { drawBackdrop } from './backdrop.ts';

const folder = join(import.meta.dirname, '../../pegfall');
const save = (file: string, svg: string): void => writeFileSync(join(folder, file), `${svg}\n`);

function drawTitle(): string {
  const brush = new Brush('#08042a');
  const box = { x: 300, y: 115, width: 590, height: 214 };
  const lines = setTitle('Pegfall Prime', 'bungee', 'none', box, 24);
  const art = drawLettering(brush, lines, { style: 'block', fill: 'lime' }, palette('neon'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 230" width="240" height="92">${brush.definitions}${art}</svg>`;
}

function drawBall(): string {
  const brush = new Brush('#1c0420');
  const art = brush.glow(0, 0, 60, '#ffd84a', 0.75) + brush.ball(0, 0, 40, '#ff4f4a');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" width="48" height="48">${brush.definitions}${art}</svg>`;
}

save('title.svg', drawTitle());
save('ball.svg', drawBall());
save('backdrop.svg', drawBackdrop());
