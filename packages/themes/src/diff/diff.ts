import { cssOf } from '../contract/css.ts';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import { measurePairs } from '../lint/rules/contrast.ts';
import type { Merchant } from '../merchant.ts';

/** One thing that is not what it was. */
export interface Change {
  readonly kind: 'token' | 'slot' | 'flag' | 'manifest' | 'text';
  readonly name: string;
  readonly mode?: Mode;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface PairChange {
  readonly mode: Mode;
  readonly token: string;
  readonly on: string;
  readonly atLeast: number;
  readonly before: number;
  readonly after: number;
}

export interface MerchantDiff {
  readonly changes: readonly Change[];
  /** Pairs that can be read better or worse than before; worst first. */
  readonly pairs: readonly PairChange[];
}

/** The order of keys says nothing. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.entries(value as Record<string, unknown>).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return Object.fromEntries(keys.map(([key, one]) => [key, ordered(one)]));
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || value === undefined ? value : JSON.stringify(ordered(value));

function* entries(kind: Change['kind'], before: object, after: object): Generator<Change> {
  const [old, now] = [before, after].map((side) => new Map<string, unknown>(Object.entries(side)));
  for (const name of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const [from, to] = [text(old?.get(name)), text(now?.get(name))];
    if (from !== to) yield { kind, name, before: from, after: to };
  }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in groups, by its path: `brand.action.color`. Lists are one value. */
const flat = (group: object, path = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
      isGroup(value) ? Object.entries(flat(value, `${path}${key}.`)) : [[path + key, value]],
    ),
  );

function* tokenChanges(before: Merchant, after: Merchant): Generator<Change> {
  for (const path of tokenByPath.keys()) {
    const css = ({ themes }: Merchant, mode: Mode): string | undefined => {
      const value = themes[mode].get(path)?.value;
      return value && cssOf(value);
    };
    const changed = modes.filter((mode) => css(before, mode) !== css(after, mode));
    const same = modes.every(
      (mode) =>
        css(before, mode) === css(before, 'dark') && css(after, mode) === css(after, 'dark'),
    );
    for (const mode of same ? changed.slice(0, 1) : changed) {
      yield {
        kind: 'token',
        name: path,
        ...(same ? {} : { mode }),
        before: css(before, mode),
        after: css(after, mode),
      };
    }
  }
}

function* textChanges(before: Merchant, after: Merchant): Generator<Change> {
  for (const code of new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])) {
    for (const change of entries('text', before.texts[code] ?? {}, after.texts[code] ?? {}))
      yield { ...change, name: `${code} ${change.name}` };
  }
}

/** Below this a ratio is the same to the eye and to the table. */
const noticeable = 0.005;

function pairChanges(before: Merchant, after: Merchant): PairChange[] {
  const old = new Map(
    Array.from(measurePairs(before.themes), (pair) => [
      `${pair.mode} ${pair.token} ${pair.on}`,
      pair.ratio,
    ]),
  );
  return Array.from(measurePairs(after.themes), ({ mode, token, on, atLeast, ratio }) => ({
    mode,
    token,
    on,
    atLeast,
    before: old.get(`${mode} ${token} ${on}`) ?? ratio,
    after: ratio,
  }))
    .filter((pair) => Math.abs(pair.after - pair.before) >= noticeable)
    .toSorted((a, b) => a.after / a.atLeast - b.after / b.atLeast);
}

/** What a change of files did to a merchant. */
export function compareMerchants(before: Merchant, after: Merchant): MerchantDiff {
  const { flags: _oldFlags, ...oldManifest } = before.manifest;
  const { flags: _newFlags, ...newManifest } = after.manifest;
  return {
    changes: [
      ...tokenChanges(before, after),
      ...entries('slot', before.template.slots, after.template.slots),
      ...entries('flag', before.flags, after.flags),
      ...entries('manifest', flat(oldManifest), flat(newManifest)),
      ...textChanges(before, after),
    ],
    pairs: pairChanges(before, after),
  };
}
