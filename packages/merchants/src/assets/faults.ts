import { join } from 'node:path';
import type { Diagnostic, FindingCode } from '@livery/themes';
import { artBar } from './art/bars.ts';
import { openInside } from './open.ts';
import { kindOf, type AssetKind } from './kind.ts';
import { stampOf, type PictureMemory } from './memory.ts';
import { withoutNotes } from './notes/notes.ts';
import { rasterFaults, type Measure } from './raster/check.ts';
import { svgFaults } from './svg/check.ts';

export type Key = readonly (string | number)[];

/** A picture that a manifest names. */
export interface NamedAsset {
  readonly path: string;
  /** Where in the manifest it is named. */
  readonly key: Key;
  readonly kinds: readonly AssetKind[];
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export const bytesAtMost: Readonly<Record<AssetKind, number>> = {
  svg: 64 * 1024,
  png: 1024 * 1024,
  webp: 1024 * 1024,
  avif: 1024 * 1024,
  jpg: 1024 * 1024,
};

const heaviest = (kind: AssetKind, key: Key): number => {
  const bar = artBar(key);
  if (!bar) return bytesAtMost[kind];
  return kind === 'svg' ? bar.drawn : bar.raster;
};

const exactly = (width: number, height: number): Measure => ({
  width: [width, width],
  height: [height, height],
  says: `${width}×${height}`,
});

const logo: Measure = {
  width: [96, 4096],
  height: [48, 4096],
  says: 'at least 96 wide and 48 high, so that it stays sharp on a phone',
};

/** What systems ask of a picture in each place. */
const measures: Readonly<Record<string, Measure>> = {
  'logo.mark': logo,
  'logo.mono': logo,
  'logo.wordmark': logo,
  'icons.small': exactly(192, 192),
  'icons.large': exactly(512, 512),
  'icons.maskable': exactly(512, 512),
  'icons.apple': exactly(180, 180),
  'icons.card': exactly(1200, 630),
  'icons.splash': {
    width: [640, 2048],
    height: [960, 2796],
    says: 'upright, 640×960 to 2048×2796',
  },
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const placeIn = (file: string, text: string, at: number): Place => {
  const before = text.slice(0, at).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

const say = (
  place: Place,
  { code, message, hint }: { code: FindingCode; message: string; hint?: string },
): Diagnostic => ({
  ...place,
  code,
  severity: 'error',
  message,
  ...(hint ? { hint } : {}),
});

function svgDiagnostics(bytes: Buffer, file: string, measure?: Measure): Diagnostic[] {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    const fault = {
      code: 'asset.not-svg' as const,
      message: 'It is not UTF-8 text.',
      hint: 'Export it as a plain SVG in UTF-8.',
    };
    return [say({ file, line: 1, column: 1 }, fault)];
  }
  return svgFaults(text, measure?.ratio).map((fault) => say(placeIn(file, text, fault.at), fault));
}

/** Everything that is wrong inside one picture. */
export async function pictureFaults(
  bytes: Buffer,
  kind: AssetKind,
  file: string,
  key: Key,
): Promise<Diagnostic[]> {
  const measure = artBar(key)?.measure ?? measures[key.join('.')];
  if (kind === 'svg') return svgDiagnostics(bytes, file, measure);
  const faults = await rasterFaults(bytes, kind, measure);
  return faults.map((fault) => say({ file, line: 1, column: 1 }, fault));
}

/** Pictures of a folder as they were read, and every complaint about them at the place where it is mended. */
export interface AssetReading {
  readonly faults: readonly Diagnostic[];
  /** As they are published; only what is sound. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Each picture is read once: what was looked at is what is published. */
export async function readAssets(
  folder: string,
  shown: string,
  named: readonly NamedAsset[],
  at: (key: Key) => Place,
  memory?: PictureMemory,
): Promise<AssetReading> {
  const pictures = new Map<string, Buffer>();
  const looked = await Promise.all(
    named.map(async ({ path, key, kinds }) => {
      const kind = kindOf(path);
      if (!kind || !kinds.includes(kind)) {
        const fault = {
          code: 'asset.kind' as const,
          message: `"${path}" is not of a kind that can stand here.`,
          hint: `One of ${kinds.map((one) => `.${one}`).join(', ')}.`,
        };
        return [say(at(key), fault)];
      }
      const stamp = memory && (await stampOf(folder, path));
      const known = stamp === undefined ? undefined : `${stamp} ${key.join('.')}`;
      const before = known === undefined ? undefined : memory?.get(known);
      if (before) {
        pictures.set(path, before);
        return [];
      }
      const opened = await openInside(folder, path, heaviest(kind, key));
      if ('refusal' in opened) return [say(at(key), opened.refusal)];
      const faults = await pictureFaults(opened.bytes, kind, join(shown, path), key);
      if (faults.length > 0) return faults;
      const plain = withoutNotes(opened.bytes, kind);
      pictures.set(path, plain);
      if (known !== undefined) memory?.set(known, plain);
      return [];
    }),
  );
  // A picture may be named twice; its faults are told once.
  const faults = [...new Map(looked.flat().map((one) => [JSON.stringify(one), one])).values()];
  return { faults, pictures };
}
