import {
  slotNames,
  slots,
  type SlotName,
  type Template,
} from '../../../packages/themes/src/contract/index.ts';
import { clashesIn } from '../../../packages/themes/src/templates/pairs.ts';
import { neutralBackdrops } from '../../../packages/themes/src/templates/slots.ts';

/** A number from 0 to 1 that looks random and is the same for the same brand. */
type Random = () => number;

/** Mulberry32: a brand can be made again by its number. */
function randomFrom(seed: number): Random {
  let state = (seed * 7919) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (random: Random, least: number, most: number): number =>
  Math.round(least + random() * (most - least));

function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}

/** Any hue, as strong and as light as brands are. */
function colour(random: Random): string {
  const [hue, strong, light] = [random() * 360, 0.45 + random() * 0.55, 0.35 + random() * 0.3];
  const part = (at: number): string => {
    const k = (at + hue / 30) % 12;
    const value =
      light - strong * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Drawings that show a brand of its own stand for nobody else. */
const drawable: Readonly<Partial<Record<SlotName, readonly string[]>>> = {
  backdrop: neutralBackdrops,
};

function anyTemplate(random: Random): Template {
  for (;;) {
    const template = Object.fromEntries(
      slotNames.map((name) => [name, pick(random, drawable[name] ?? slots[name].choices)]),
    ) as unknown as Template;
    if (clashesIn(template).length === 0) return template;
  }
}

/** What a choice is measured by, so that it can be seen at all. */
const measures = (random: Random, template: Template): readonly string[] => {
  const px = (least: number, most: number): string => `${between(random, least, most)}px`;
  const round = between(random, 0, 3) * 8;
  return [
    `radius.card ${Math.min(round, 28)}px`,
    `radius.picture ${Math.min(round, 28)}px`,
    `radius.button ${pick(random, [round, 999])}px`,
    `radius.tile ${px(0, 20)}`,
    `space.list ${px(0, 14)}`,
    `border.rule ${px(1, 3)}`,
    `border.frame ${px(1, 3)}`,
    ...(template.edges === 'cut'
      ? [
          `cut.tile ${px(8, 16)}`,
          `cut.tileLarge ${px(8, 18)}`,
          `cut.row ${px(6, 12)}`,
          `cut.card ${px(8, 18)}`,
        ]
      : []),
    ...(template.frames === 'frame' ? [`space.mat ${px(2, 6)}`] : []),
    ...(template.frames === 'glow' ? ['effect.tileGlow 0.6'] : []),
    ...(template.seam === 'none' ? [] : [`size.edge ${px(12, 28)}`]),
    ...(template.titleMark === 'bar' ? ['size.markWidth 4px', 'size.markHeight 20px'] : []),
    ...(template.winners === 'stall' ? [`size.awning ${px(24, 44)}`] : []),
    ...([template.plate, template.tag].includes('lean') || template.marks === 'lozenge'
      ? [`effect.angle ${between(random, 4, 12)}`]
      : []),
  ];
};

export interface DrawnBrand {
  readonly code: string;
  readonly theme: 'dark' | 'light';
  /** Behind `livery new`. */
  readonly made: readonly string[];
  /** Behind `livery set`, in one call: each a slot or a token with its value. */
  readonly said: readonly (readonly string[])[];
}

/** A brand by chance: a colour, a mode, a typeface, and any choice of every slot beside any other. */
export function drawBrand(number: number, families: readonly string[]): DrawnBrand {
  const random = randomFrom(number + 1);
  const theme = pick(random, ['dark', 'light'] as const);
  const template = anyTemplate(random);
  const made = ['--name', `Brand ${number}`, '--brand', colour(random), '--theme', theme];
  const [loud, quiet] = [pick(random, families), pick(random, families)];
  return {
    code: `brand${number}`,
    theme,
    made,
    said: [
      ...slotNames
        // Platforms name these two by keys of their own.
        .filter((name) => name !== 'memberCentre' && name !== 'depositDetail')
        .map((name) => ['slot', name, template[name]]),
      ...measures(random, template).map((words) => `token ${words}`.split(' ')),
      ['token', 'type.display.family', `["${loud}"]`],
      ['token', 'type.label.family', `["${quiet}"]`],
      ['token', 'type.text.family', `["${quiet}"]`],
    ],
  };
}
