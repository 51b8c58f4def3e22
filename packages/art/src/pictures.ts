import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { banners } from './banners/banners.ts';
import { drawBanner } from './banners/draw-banner.ts';
import { games } from './catalogue/games.ts';
import { drawCover } from './cover.ts';
import { drawVendorMark } from './marks.ts';
import { vendors } from './vendors.ts';

const LIST = 'pictures.json';
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Picture = readonly [name: string, draw: () => string];

const all: readonly Picture[] = [
  ...games.map((game): Picture => [`covers/${game.slug}`, () => drawCover(game)]),
  ...vendors.map((vendor): Picture => [`vendors/${vendor.code}`, () => drawVendorMark(vendor)]),
  ...banners.map((banner): Picture => [`banners/${banner.id}`, () => drawBanner(banner)]),
];

/**
 * Draws every picture into a folder, each under a name that says what is in it,
 * with a list of them; false where the folder has them already. It is put in
 * place whole, so that nobody reads half of it.
 */
export function writePictures(folder: string, pictures: readonly Picture[] = all): boolean {
  const version = sourcesHash();
  if (versionIn(folder) === version) return false;
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  const files: Record<string, string> = {};
  for (const [name, draw] of pictures) {
    const svg = draw();
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.svg`;
    makeFolder(dirname(join(fresh, file)));
    writeFileSync(join(fresh, file), svg);
    writeFileSync(join(fresh, `${file}.br`), brotliCompressSync(svg, QUALITY));
    files[name] = file;
  }
  writeFileSync(join(fresh, LIST), `${JSON.stringify({ version, files }, null, 1)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return true;
}

/** Each folder by itself: Node's own way goes up and down for ever where none can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function versionIn(folder: string): string | undefined {
  try {
    const list = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as { version?: string };
    return list.version;
  } catch {
    return undefined;
  }
}

/** Of every source a drawing depends on, so that a changed brush draws all anew. */
function sourcesHash(): string {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of sources) {
    hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  }
  return hash.digest('hex');
}
