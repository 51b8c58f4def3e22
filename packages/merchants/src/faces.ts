import type { Diagnostic, Merchant } from '@livery/themes';
import { axesOf } from './assets/font/axes.ts';
import { openInside, type WantedFile } from './assets/open.ts';
import { readFont, type ReadFont } from './assets/font/read-font.ts';
import { spelled, subset } from './assets/font/subset.ts';
import { unpacked } from './assets/font/woff2.ts';
import { shortHash } from './hash.ts';
import { appCatalogues } from './catalogues.ts';
import { missingLetters } from './letters.ts';
import { drawnOf } from './assets/font/own-axes.ts';
import { homeOf, type Folders } from './pictures.ts';

/** What one file of a brand's own may weigh; it is cut before it is served. */
const heaviest = 512 * 1024;

const fontFile: WantedFile = {
  called: 'font',
  lighter: 'Take a file of fewer scripts or without hints; what is left is cut at build.',
  isOne: (name) => name.endsWith('.woff2'),
};

/** Bits of what a font's maker permits (`OS/2.fsType`). */
const forbids = {
  embedding: 0b10,
  /** To print with, and to look at one document. */
  editing: 0b100,
  cutting: 0x100,
  outlines: 0x200,
} as const;

/** A face of a brand's own, as its file holds it. */
export interface OwnFace {
  readonly bytes: Buffer;
  readonly isSlanted: boolean;
  /** The same twice for a face of one weight. */
  readonly weight: { readonly min: number; readonly max: number };
  readonly font: ReadFont;
}

export interface OwnFamily {
  readonly fallback: 'sans-serif' | 'serif' | 'monospace';
  readonly faces: readonly OwnFace[];
}

export interface FaceReport {
  readonly faults: readonly Diagnostic[];
  /** By the names that tokens use. */
  readonly families: ReadonlyMap<string, OwnFamily>;
}

function forbidden({ permits }: ReadFont): string | undefined {
  if (permits & forbids.embedding) return 'may not be embedded';
  if (permits & forbids.editing && !(permits & 0b1000)) return 'may be embedded to print only';
  if (permits & forbids.cutting) return 'may not be cut to fewer letters';
  return permits & forbids.outlines ? 'may be embedded as dots only' : undefined;
}

async function read(bytes: Buffer): Promise<ReadFont | undefined> {
  const tables = await unpacked(bytes);
  if (!tables) return undefined;
  try {
    const font = readFont(tables);
    // What cuts it at build is another reader, and the stricter one.
    await subset(bytes, 'A', {});
    return font;
  } catch {
    return undefined;
  }
}

const known = new Map<string, Promise<ReadFont | undefined>>();

/** A font as it reads, once for the same bytes; undefined where it cannot be read or cut. */
function readable(bytes: Buffer): Promise<ReadFont | undefined> {
  const key = shortHash(bytes);
  const font = known.get(key) ?? read(bytes);
  known.set(key, font);
  return font;
}

type FamilyEntry = Merchant['manifest']['fonts'][string];

async function lookAtFamily(
  { report }: Merchant,
  folders: Folders,
  name: string,
  { files, fallback = 'sans-serif' }: FamilyEntry,
): Promise<{ faults: Diagnostic[]; family: OwnFamily }> {
  const faults: Diagnostic[] = [];
  const faces: OwnFace[] = [];
  for (const [index, said] of files.entries()) {
    const say = (code: Parameters<typeof report>[1], message: string, hint: string): void =>
      void faults.push(report(['fonts', name, 'files', index, 'file'], code, message, hint));
    const opened = await openInside(
      await homeOf(folders, said.file),
      said.file,
      heaviest,
      fontFile,
    );
    if ('refusal' in opened) {
      const { code, message, hint } = opened.refusal;
      say(code, message, hint);
      continue;
    }
    const font = await readable(opened.bytes);
    if (!font) {
      say(
        'font.broken',
        `"${said.file}" cannot be read as a font in WOFF2.`,
        'Export it anew as WOFF2, with at most 4 MB of tables.',
      );
      continue;
    }
    const against = forbidden(font);
    if (against) {
      say(
        'font.licence',
        `The maker of "${said.file}" says in it that it ${against}.`,
        'Ask for a file that may be embedded in pages and cut, or take another family.',
      );
      continue;
    }
    const one = said.weight ?? font.weight;
    const weight = font.axes.get('wght') ?? { min: one, max: one };
    faces.push({ bytes: opened.bytes, isSlanted: said.style === 'italic', weight, font });
  }
  return { faults, family: { fallback, faces } };
}

const few = (letters: readonly string[]): string =>
  letters.length > 8
    ? `${letters.slice(0, 8).join(' ')} and ${letters.length - 8} more`
    : letters.join(' ');

/** Whether a voice of the brand begins with a family; one that does not stands behind others. */
const speaksFirst = ({ dark, light }: Merchant['themes'], name: string): boolean =>
  [...dark, ...light].some(
    ([path, { value }]) =>
      value.type === 'fontFamily' && !path.endsWith('.fallback') && value.value[0] === name,
  );

/** Letters of the merchant's languages that a family of their script leaves out. */
async function* letterFaults(
  { manifest, report, themes }: Merchant,
  name: string,
  { faces }: OwnFamily,
): AsyncGenerator<Diagnostic> {
  const { letters } = await appCatalogues();
  const behind = !speaksFirst(themes, name);
  const drawn = new Set(faces.flatMap(({ font }) => [...font.letters]));
  for (const language of manifest.languages) {
    const missing = missingLetters(letters.get(language) ?? '', drawn, { behind });
    if (missing.length > 0)
      yield report(
        ['fonts', name],
        'font.letters',
        `"${name}" does not draw all that ${language} says: ${few(missing)}.`,
        'Take a file with these letters, or leave the language out; other faces stand in for them.',
        'warning',
      );
  }
}

/** A face is bold from here on, and a browser that has none smears a lighter one. */
const bold = 600;

/** Bold words of a family without a bold face: those of its voices, and of running text those that are marked. */
function* weightFaults(
  merchant: Merchant,
  name: string,
  { faces }: OwnFamily,
): Generator<Diagnostic> {
  const heaviestFace = Math.max(...faces.map(({ weight }) => weight.max));
  const { wght = [] } = axesOf(merchant, name, 'all');
  const asked = [...new Set(wght)].filter((weight) => weight >= bold);
  if (heaviestFace >= bold || asked.length === 0) return;
  yield merchant.report(
    ['fonts', name],
    'font.weight',
    `"${name}" has no face of weight ${asked.join(' or ')}; its heaviest is ${heaviestFace}.`,
    'Add the bold face, or set the weights in the tokens to what there is.',
    'warning',
  );
}

/**
 * Files that are read well and fall apart when they are cut as the build will
 * cut them: all their letters, at what is drawn of their axes.
 */
async function* cutFaults(
  merchant: Merchant,
  name: string,
  { faces }: OwnFamily,
): AsyncGenerator<Diagnostic> {
  for (const [index, face] of faces.entries()) {
    const axes = drawnOf(face, axesOf(merchant, name, 'all'));
    const isWhole = await subset(face.bytes, spelled(face.font.letters), axes).then(
      () => true,
      () => false,
    );
    if (!isWhole)
      yield merchant.report(
        ['fonts', name, 'files', index, 'file'],
        'font.broken',
        `A file of "${name}" falls apart when it is cut to the weights that are drawn.`,
        'Export it anew as WOFF2, with at most 4 MB of tables.',
      );
  }
}

/** Everything that is wrong with the fonts that a merchant brings, and what they are. */
export async function lookAtFonts(merchant: Merchant, folders: Folders): Promise<FaceReport> {
  const faults: Diagnostic[] = [];
  const families = new Map<string, OwnFamily>();
  for (const [name, said] of Object.entries(merchant.manifest.fonts)) {
    const looked = await lookAtFamily(merchant, folders, name, said);
    faults.push(...looked.faults);
    families.set(name, looked.family);
    if (looked.faults.length > 0) continue;
    for await (const fault of cutFaults(merchant, name, looked.family)) faults.push(fault);
    faults.push(...weightFaults(merchant, name, looked.family));
    for await (const fault of letterFaults(merchant, name, looked.family)) faults.push(fault);
  }
  return { faults, families };
}
