import type { Brush } from '../lib/brush.ts';
import type { Family, Motif } from './motif.ts';
import { adventure } from './adventure.ts';
import { beasts } from './animals/beasts.ts';
import { candy } from './food/candy.ts';
import { cosmos } from './cosmos.ts';
import { courts } from './courts.ts';
import { creatures } from './animals/creatures.ts';
import { expedition } from './expedition.ts';
import { feast } from './food/feast.ts';
import { festival } from './festival.ts';
import { fruit } from './food/fruit.ts';
import { garden } from './food/garden.ts';
import { gems } from './gems.ts';
import { heraldry } from './heraldry.ts';
import { house } from './house.ts';
import { legends } from './legends.ts';
import { lucky } from './lucky.ts';
import { mythic } from './mythic.ts';
import { raffle } from './raffle.ts';
import { reef } from './animals/reef.ts';
import { relics } from './relics.ts';
import { rigs } from './rigs.ts';
import { salon } from './salon.ts';
import { sea } from './animals/sea.ts';
import { space } from './space.ts';
import { sports } from './sports.ts';
import { sweets } from './food/sweets.ts';
import { tables } from './tables.ts';
import { wild } from './animals/wild.ts';

/** A new family is one file and one line here. */
const motifs: Family = {
  ...adventure,
  ...beasts,
  ...candy,
  ...cosmos,
  ...courts,
  ...creatures,
  ...expedition,
  ...feast,
  ...festival,
  ...fruit,
  ...garden,
  ...gems,
  ...heraldry,
  ...house,
  ...legends,
  ...lucky,
  ...mythic,
  ...raffle,
  ...reef,
  ...relics,
  ...rigs,
  ...salon,
  ...sea,
  ...space,
  ...sports,
  ...sweets,
  ...tables,
  ...wild,
};

export function motif(name: string): Motif {
  const found = motifs[name];
  if (found === undefined) throw new Error(`No motif is called ${name}`);
  return found;
}

/** Draws `name` in its first colour, `name/2` in its third; a fallback says which where the word does not. */
export function drawWord(brush: Brush, word: string, fallback = 0): string {
  const [name = '', tone] = word.split('/');
  const { tones, draw } = motif(name);
  return draw(brush, tones[tone === undefined ? fallback : Number(tone)] ?? tones[0]);
}

export const motifNames = Object.keys(motifs);
