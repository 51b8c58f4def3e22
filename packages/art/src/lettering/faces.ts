import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type FaceName =
  | 'alfa-slab-one'
  | 'anton'
  | 'audiowide'
  | 'bangers'
  | 'bowlby-one'
  | 'bungee'
  | 'carter-one'
  | 'chango'
  | 'cinzel'
  | 'cinzel-decorative'
  | 'graduate'
  | 'lilita-one'
  | 'limelight'
  | 'luckiest-guy'
  | 'new-rocker'
  | 'racing-sans-one'
  | 'righteous'
  | 'russo-one'
  | 'shojumaru'
  | 'titan-one';

interface FaceFile {
  unitsPerEm: number;
  glyphs: Record<string, [advance: number, outline: string]>;
  kerning: Record<string, number>;
}

/** A face as it is set: outlines are read once, and titles share most of their letters. */
interface Face extends FaceFile {
  outlines: Map<string, readonly Command[]>;
  cap: number;
}

/** A drawing command in font units; `at` holds x and y in turn. */
export interface Command {
  kind: string;
  at: number[];
}

export interface Line {
  commands: Command[];
  width: number;
  /** Height of a capital above the base line. */
  cap: number;
}

const loaded = new Map<FaceName, Face>();

// Read on first use: a gateway that serves real games never needs the demo's lettering.
function load(name: FaceName): Face {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const file = join(import.meta.dirname, '../outlines', `${name}.json`);
  const read = JSON.parse(readFileSync(file, 'utf8')) as FaceFile;
  const face = { ...read, outlines: new Map<string, readonly Command[]>(), cap: heightOf(read) };
  loaded.set(name, face);
  return face;
}

function parse(outline: string): Command[] {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, kind = '', rest = '']) => ({
    kind,
    at: rest === '' ? [] : rest.split(' ').map(Number),
  }));
}

function heightOf(face: FaceFile): number {
  const ys = parse(face.glyphs.H?.[1] ?? '').flatMap(({ at }) =>
    at.filter((_, index) => index % 2 === 1),
  );
  return -Math.min(...ys);
}

function outlineOf(face: Face, character: string, outline: string): readonly Command[] {
  const known = face.outlines.get(character);
  if (known !== undefined) return known;
  const commands = parse(outline);
  face.outlines.set(character, commands);
  return commands;
}

/** One line of capitals, its left edge at 0 and its base line at 0. */
export function setLine(text: string, name: FaceName): Line {
  const face = load(name);
  const commands: Command[] = [];
  let pen = 0;
  let before = '';
  for (const character of text.toUpperCase()) {
    if (character === ' ') {
      pen += face.unitsPerEm * 0.26;
      before = '';
      continue;
    }
    const glyph = face.glyphs[character];
    if (glyph === undefined) continue;
    pen += face.kerning[before + character] ?? 0;
    const offset = pen;
    for (const { kind, at } of outlineOf(face, character, glyph[1])) {
      commands.push({
        kind,
        at: at.map((value, index) => (index % 2 === 0 ? value + offset : value)),
      });
    }
    pen += glyph[0];
    before = character;
  }
  return { commands, width: pen, cap: face.cap };
}
