import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Merchant } from '@livery/themes';
import type { PictureMemory } from '@livery/merchants/assets/memory';
import { loadMerchant, type MerchantReading } from '@livery/merchants/load';

/** So many merchants are kept; somebody who looks at more of them waits for the first one again. */
const mostKept = 24;
/** Pictures that were drawn anew leave those behind that they replaced. */
const mostPictures = 64;
const parts = ['assets', 'locales'];
/** So many ms an open page has to itself for the theme of a saved file, before the rest is looked at. */
const aside = 100;

type Themes = Merchant['themes'];

interface Kept {
  reading: Promise<MerchantReading> | undefined;
  themes: Promise<Themes | undefined>;
  /** Somebody asked for the themes while it was read. */
  isAwaited: boolean;
  readonly pictures: PictureMemory;
  family: string | undefined;
  /** One that cannot be read may start from any family. */
  isWhole: boolean;
}

/** Merchants that pages ask for, each read once until one of its files changes. */
export interface Store {
  read(code: string): Promise<MerchantReading>;
  /** Its themes as soon as they are proved; nothing where they cannot be had. */
  themes(code: string): Promise<Themes | undefined>;
  /** Lets go what a changed file belongs to, and says whose it was. */
  changed(path: string): readonly string[];
}

/**
 * Reads the asked merchant alone. What its pictures look like is remembered
 * apart from the rest, because they are dear to look at and seldom
 * change (ADR 108).
 */
export function storeOf(root: string, follow: (folder: string) => void): Store {
  const all = new Map<string, Kept>();

  async function load(code: string, kept: Kept): Promise<MerchantReading> {
    const { promise, resolve } = Promise.withResolvers<Themes | undefined>();
    kept.themes = promise;
    kept.isAwaited = false;
    const loaded = await loadMerchant(root, code, {
      memory: kept.pictures,
      onThemes: async (themes) => {
        resolve(themes);
        if (kept.isAwaited) await wait(aside);
      },
    });
    resolve(undefined);
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

  function keptOf(code: string): Kept & { reading: Promise<MerchantReading> } {
    const kept = all.get(code) ?? {
      reading: undefined,
      themes: Promise.resolve(undefined),
      isAwaited: false,
      pictures: new Map(),
      family: undefined,
      isWhole: true,
    };
    // The one that was asked for last is let go last.
    all.delete(code);
    all.set(code, kept);
    for (const other of [...all.keys()].slice(0, -mostKept)) all.delete(other);
    return Object.assign(kept, { reading: kept.reading ?? load(code, kept) });
  }

  return {
    read: (code) => keptOf(code).reading,
    themes(code) {
      const kept = keptOf(code);
      kept.isAwaited = true;
      return kept.themes;
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
