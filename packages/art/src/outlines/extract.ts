/**
 * Reads display faces once and writes their capitals as plain outlines, so that drawing a cover
 * needs neither a font file nor a font parser.
 *
 *   node extract.ts <folder that holds node_modules/@fontsource>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Command, parse as parseFont } from 'opentype.js';

// Bundlers and Node resolve this package to different module kinds; require is the same for all.
const { parse } = createRequire(import.meta.url)('opentype.js') as { parse: typeof parseFont };

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-&'];

// Outlines are stored on this many units per em: half a unit is a third of a pixel on a cover.
const unitsPerEm = 500;

const faces: Record<string, string> = {
  'alfa-slab-one': '400',
  anton: '400',
  audiowide: '400',
  bangers: '400',
  'bowlby-one': '400',
  bungee: '400',
  'carter-one': '400',
  chango: '400',
  cinzel: '900',
  'cinzel-decorative': '900',
  graduate: '400',
  'lilita-one': '400',
  limelight: '400',
  'luckiest-guy': '400',
  'new-rocker': '400',
  'racing-sans-one': '400',
  righteous: '400',
  'russo-one': '400',
  shojumaru: '400',
  'titan-one': '400',
};

function points(command: Command): number[] {
  const all = [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
  return all.filter((value) => value !== undefined).map((value) => Math.round(value));
}

// Many faces repeat a curve's end as a line of no length; those are left out.
function outline(commands: Command[]): string {
  let result = '';
  let end = '';
  for (const command of commands) {
    const values = points(command);
    const here = values.slice(-2).join(' ');
    if (command.type === 'L' && here === end) continue;
    result += command.type + values.join(' ');
    if (values.length > 0) end = here;
  }
  return result;
}

function extract(folder: string, face: string, weight: string): void {
  const file = join(
    folder,
    'node_modules/@fontsource',
    face,
    'files',
    `${face}-latin-${weight}-normal.woff`,
  );
  const font = parse(new Uint8Array(readFileSync(file)).buffer);
  const scale = unitsPerEm / font.unitsPerEm;
  const glyphs: Record<string, [number, string]> = {};
  const kerning: Record<string, number> = {};
  for (const character of characters) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) continue;
    const path = glyph.getPath(0, 0, unitsPerEm);
    glyphs[character] = [Math.round((glyph.advanceWidth ?? 0) * scale), outline(path.commands)];
    for (const next of characters) {
      const value = Math.round(font.getKerningValue(glyph, font.charToGlyph(next)) * scale);
      if (value !== 0) kerning[character + next] = value;
    }
  }
  const target = join(import.meta.dirname, `${face}.json`);
  writeFileSync(target, `${JSON.stringify({ face, unitsPerEm, glyphs, kerning })}\n`);
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say which folder holds node_modules/@fontsource');
for (const [face, weight] of Object.entries(faces)) extract(folder, face, weight);
