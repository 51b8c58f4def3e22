import { adventure } from './adventure.ts';
import { beasts } from './beasts.ts';
import { festival } from './festival.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { lucky } from './lucky.ts';
import type { Family, Motif } from './motif.ts';
import { mythic } from './mythic.ts';
import { sea } from './sea.ts';
import { space } from './space.ts';
import { sports } from './sports.ts';
import { sweets } from './sweets.ts';
import { tables } from './tables.ts';

/** A new family is one file and one line here. */
const motifs: Family = {
  ...adventure,
  ...beasts,
  ...festival,
  ...fruit,
  ...gems,
  ...lucky,
  ...mythic,
  ...sea,
  ...space,
  ...sports,
  ...sweets,
  ...tables,
};

export function motif(name: string): Motif {
  const found = motifs[name];
  if (found === undefined) throw new Error(`No motif is called ${name}`);
  return found;
}

export const motifNames = Object.keys(motifs);
