import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { contrast, isLegible, readLogo, type Diagnostic, type Merchant } from '@livery/themes';
import type { Mode } from '@livery/themes/contract';
import { bytesAtMost, pictureFaults } from '../assets/faults.ts';
import { openInside } from '../assets/open.ts';
import { paletteOf } from '../assets/palette.ts';
import { png, svg, type Brand } from '../brand/picture.ts';
import type { Reading } from './asker.ts';

export interface Logo {
  readonly bytes: Buffer;
  readonly kind: 'svg' | 'png';
}

/** Whether a logo is there and is of a kind; what is in it is looked at by `checkedLogo`. */
export async function readLogoPath(path: string): Promise<Reading<string>> {
  if (!/\.(svg|png)$/i.test(path))
    return { fault: `"${path}" is neither .svg nor .png. Export the logo as one of them.` };
  try {
    // Of a folder it is said that it is none; a link is followed, since the operator gave it.
    const stat = await lstat(await realpath(path));
    return stat.isFile() ? { value: path } : { fault: `"${path}" is not a file.` };
  } catch {
    return { fault: `There is no file "${path}".` };
  }
}

/** The operator's logo, held to the same rules as any asset of a merchant. */
export async function checkedLogo(
  given: string,
): Promise<{ logo?: Logo; diagnostics: readonly Diagnostic[] }> {
  const path = await realpath(given);
  const kind = /\.svg$/i.test(given) ? 'svg' : 'png';
  const opened = await openInside(dirname(path), basename(path), bytesAtMost[kind]);
  if ('refusal' in opened) {
    const place = { file: given, line: 1, column: 1 };
    return { diagnostics: [{ ...place, severity: 'error', ...opened.refusal }] };
  }
  const { bytes } = opened;
  const diagnostics = await pictureFaults(bytes, kind, given, ['logo', 'mark']);
  return diagnostics.length > 0 ? { diagnostics } : { logo: { bytes, kind }, diagnostics };
}

const plateSize = 256;

/** A logo that one header would swallow stands on a plate of the other's ground there. */
async function plated({ bytes }: Logo, ground: string): Promise<Buffer> {
  const inset = plateSize * 0.14;
  const side = plateSize - inset * 2;
  const plate = `<rect width="${plateSize}" height="${plateSize}" rx="${plateSize * 0.22}" fill="${ground}"/>`;
  return png(svg(plateSize, plateSize, plate), {
    bytes,
    left: inset,
    top: inset,
    width: side,
    height: side,
  });
}

export interface Standing {
  /** A version for the header in which the logo cannot be seen; none when it can in both. */
  readonly mono?: Buffer;
  readonly ground: Brand['ground'];
  /** Modes in which the logo needs its plate. */
  readonly lost: readonly Mode[];
  /** Said to the operator. */
  readonly note?: string;
}

/** How a logo stands in the headers, and what is done where it does not. */
export async function standing(logo: Logo, merchant: Merchant): Promise<Standing> {
  const readings = readLogo(await paletteOf(logo.bytes), merchant.themes);
  const [best] = readings.toSorted((a, b) => b.share - a.share);
  if (!best) throw new Error('No header was read');
  const lost = readings.filter((one) => !isLegible(one));
  if (lost.length === 0) return { ground: best.ground, lost: [] };
  const [first] = lost;
  // Where both headers fail it, only black or white can help.
  const ground =
    lost.length < readings.length || !first
      ? best.ground
      : contrast(first.ground, '#ffffff') > contrast(first.ground, '#000000')
        ? '#ffffff'
        : '#000000';
  return {
    mono: await plated(logo, ground),
    ground,
    lost: lost.map(({ mode }) => mode),
    note: `The logo cannot be seen in the ${lost.map(({ mode }) => mode).join(' and ')} header; there it stands on a plate (assets/mono.png). A version drawn for it would be better.`,
  };
}
