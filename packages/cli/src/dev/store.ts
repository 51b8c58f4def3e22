import { join, relative, sep } from 'node:path';
import type { PictureMemory } from '../assets/memory.ts';
import { loadMerchant, type MerchantReading } from '../merchants/load.ts';

/** So many merchants are kept; somebody who looks at more of them waits for the first one again. */
const mostKept = 24;
/** Pictures that were drawn anew leave those behind that they replaced. */
const mostPictures = 64;
const parts = ['assets', 'locales'];

interface Kept {
  reading: Promise<MerchantReading> | undefined;
  readonly pictures: PictureMemory;
  family: string | undefined;
  /** One that cannot be read may start from any family. */
  isWhole: boolean;
}

/** Merchants that pages ask for, each read once until one of its files changes. */
export interface Store {
  read(code: string): Promise<MerchantReading>;
  /** Lets go what a changed file belongs to, and says whose it was. */
  changed(path: string): readonly string[];
}

/**
 * Reads the asked merchant alone. What its pictures look like is remembered
 * apart from the rest, because they are dear to look at and seldom change.
 */
export function storeOf(root: string, follow: (folder: string) => void): Store {
  const all = new Map<string, Kept>();

  async function load(code: string, kept: Kept): Promise<MerchantReading> {
    const loaded = await loadMerchant(root, code, { memory: kept.pictures });
    // Of files that cannot be read at all, the family is the one they had.
    kept.isWhole = loaded.merchant !== undefined;
    kept.family = kept.isWhole ? loaded.family : (loaded.family ?? kept.family);
    for (const picture of [...kept.pictures.keys()].slice(0, -mostPictures))
      kept.pictures.delete(picture);
    const folders = [code, ...(kept.family === undefined ? [] : [join('_families', kept.family)])];
    for (const folder of folders)
      for (const path of [folder, ...parts.map((part) => join(folder, part))])
        follow(join(root, path));
    return loaded;
  }

  return {
    read(code) {
      const kept = all.get(code) ?? {
        reading: undefined,
        pictures: new Map(),
        family: undefined,
        isWhole: true,
      };
      // The one that was asked for last is let go last.
      all.delete(code);
      all.set(code, kept);
      for (const other of [...all.keys()].slice(0, -mostKept)) all.delete(other);
      kept.reading ??= load(code, kept);
      return kept.reading;
    },
    changed(path) {
      const [first = '', second = ''] = relative(root, path).split(sep);
      const owners = [...all].filter(([code, { family, isWhole }]) =>
        first === '_families'
          ? family === second || (family === undefined && !isWhole)
          : code === first,
      );
      for (const [, kept] of owners) kept.reading = undefined;
      return owners.map(([code]) => code);
    },
  };
}
