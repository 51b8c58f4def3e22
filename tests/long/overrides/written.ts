import type { PaintedPair } from '../../painted/pairs/record.ts';
import { propertyOf, worst, type Mode, type Values } from './painted.ts';

/** A number from 0 to 1 that looks random and is the same in every run. */
export type Random = () => number;

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}
/** Tokens by path. */
export type Written = ReadonlyMap<string, Token>;

const byte = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const hexOf = (parts: readonly number[]): string => `#${parts.map(byte).join('')}`;

const dtcg = (hex: string, alpha = 1): object => ({
  colorSpace: 'srgb',
  components: channels(hex).map((channel) => Number((channel / 255).toFixed(5))),
  ...(alpha < 1 ? { alpha: Number(alpha.toFixed(3)) } : {}),
});

const pick = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
};

const anyHex = (random: Random): string => hexOf([0, 1, 2].map(() => random() * 255));

/** A colour a little beside another. */
const beside = (hex: string, random: Random): string =>
  hexOf(channels(hex).map((channel) => channel + (random() - 0.5) * 48));

/** A colour of about the least contrast that is asked for: where a check is most easily wrong. */
function atTheEdge(values: Values, pair: PaintedPair, random: Random): string {
  const [ink = '#000000'] = (values.get(propertyOf(pair.ink)) ?? '').match(/#[0-9a-f]{6}/) ?? [];
  const [on = '#000000'] = (values.get(propertyOf(pair.on)) ?? '').match(/#[0-9a-f]{6}/) ?? [];
  const wanted = pair.need * (0.97 + random() * 0.08);
  let [near, far] = [0, 1];
  let found = ink;
  for (let step = 0; step < 14; step++) {
    const part = (near + far) / 2;
    found = hexOf(
      channels(on).map(
        (channel, index) => channel + ((channels(ink)[index] ?? 0) - channel) * part,
      ),
    );
    const tried = new Map(values).set(propertyOf(pair.ink), found);
    if (worst(tried, pair.ink, pair.on) < wanted) near = part;
    else far = part;
  }
  return found;
}

/** What a person might write over a grown palette: well, badly, and just so. */
export function overrides(
  values: Values,
  pairs: readonly PaintedPair[],
  random: Random,
): ReadonlyMap<string, Token> {
  const written = new Map<string, Token>();
  const paths = [...new Set(pairs.flatMap(({ ink, on }) => [ink, on]))];
  for (let count = 1 + Math.floor(random() * 2); count > 0; count--) {
    const pair = pick(pairs, random);
    const isEdge = random() < 0.4 && pair.ink.startsWith('color.');
    const path = isEdge ? pair.ink : pick(paths, random);
    const [own = '#808080'] = (values.get(propertyOf(path)) ?? '').match(/#[0-9a-f]{6}/) ?? [];
    const way = random();
    const color = (): object => {
      if (isEdge) return dtcg(atTheEdge(values, pair, random));
      const hex = way < 0.8 ? beside(own, random) : anyHex(random);
      return dtcg(hex, random() < 0.06 ? random() : 1);
    };
    if (path.startsWith('gradient.')) {
      const stops = 2 + Math.floor(random() * 3);
      const $value = Array.from({ length: stops }, (_, index) => ({
        color: color(),
        position: index / (stops - 1),
      }));
      written.set(path, { $type: 'gradient', $value });
    } else if (way > 0.95) {
      const colors = paths.filter((one) => one.startsWith('color.') && one !== path);
      written.set(path, { $type: 'color', $value: `{${pick(colors, random)}}` });
    } else written.set(path, { $type: 'color', $value: color() });
  }
  return written;
}

interface Tree {
  [name: string]: Tree | Token;
}

/** A tokens file of what is written. */
export function fileOf(written: Written): string {
  const tree: Tree = {};
  for (const [path, token] of written) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let at: Tree = tree;
    for (const name of names) at = (at[name] ??= {}) as Tree;
    at[last] = token;
  }
  return JSON.stringify(tree, null, 2);
}

const policies = ['exact', 'nearest', 'nearest', 'derived'] as const;

/** Seeds of a brand: a colour for the action, and for some of the other roles. */
export function brand(random: Random): object {
  const seed = (): object => ({ color: anyHex(random), policy: pick(policies, random) });
  const roles = ['link', 'neutral', 'win', 'second', 'danger'].filter(() => random() < 0.4);
  return { action: seed(), ...Object.fromEntries(roles.map((role) => [role, seed()])) };
}

export const modes: readonly Mode[] = ['dark', 'light'];
