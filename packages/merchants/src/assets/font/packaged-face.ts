import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FontFamily, FontSheet } from '@livery/themes';
import { isOfSubset } from './subsets.ts';

const require = createRequire(import.meta.url);

/** From the least that a face is drawn at to the most. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** A face as a package's sheet declares it. */
export interface PackagedFace {
  readonly css: string;
  /** Its file's name, without the ending. */
  readonly file: string;
  readonly letters: readonly number[];
  readonly weight: Span;
  /** In percent of normal. */
  readonly width: Span;
  /** Of a file of many widths. */
  readonly widens: boolean;
}

const lettersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });

function spanIn(css: string, name: string, otherwise: number): Span {
  const [, from, to = from] = new RegExp(`${name}: (\\d+)%?(?: (\\d+)%?)?;`).exec(css) ?? [];
  return { min: Number(from ?? otherwise), max: Number(to ?? otherwise) };
}

/** A face of a sheet, or nothing where it names no file of its own. */
export function readFace(block: string, stretch: string | undefined): PackagedFace | undefined {
  const [, file] = /url\(\.\/files\/([a-z0-9-]+)\.woff2\)/.exec(block) ?? [];
  const [, range] = /unicode-range: ([^;]+);/.exec(block) ?? [];
  if (file === undefined || range === undefined) return undefined;
  const css = stretch ? block.replace(/font-stretch: [^;]+;/, `font-stretch: ${stretch};`) : block;
  return {
    css,
    file,
    letters: lettersOf(range),
    weight: spanIn(css, 'font-weight', 400),
    width: spanIn(css, 'font-stretch', 100),
    widens: /font-stretch: \d+% \d+%/.test(block),
  };
}

const rootOf = (family: FontFamily): string =>
  dirname(require.resolve(`${family.package}/package.json`));

const known = new Map<string, Promise<readonly PackagedFace[]>>();

async function readSheet(path: string, stretch: string | undefined): Promise<PackagedFace[]> {
  const text = await readFile(path, 'utf8');
  return (text.match(/@font-face \{[^}]+\}/g) ?? []).flatMap(
    (block) => readFace(block, stretch) ?? [],
  );
}

/** The faces of one sheet that hold the given alphabets; a sheet is read once. */
export async function facesIn(
  family: FontFamily,
  { file, stretch }: FontSheet,
  subsets: readonly string[],
): Promise<readonly PackagedFace[]> {
  const path = join(rootOf(family), file);
  const faces = known.get(path) ?? readSheet(path, stretch);
  known.set(path, faces);
  return (await faces).filter((face) => subsets.some((one) => isOfSubset(face.file, one)));
}

/** The file of a face, whole. */
export const fileOfFace = (family: FontFamily, { file }: PackagedFace): Promise<Buffer> =>
  readFile(join(rootOf(family), 'files', `${file}.woff2`));
