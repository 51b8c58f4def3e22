/** Numbers that come again for the same seed, so that a finding can be looked at twice. */
export type Dice = () => number;

/** Mulberry32: small, and the same everywhere. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(dice: Dice, from: readonly T[]): T =>
  from[Math.floor(dice() * from.length)] as T;

/** What has broken servers before. */
const odd: readonly unknown[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9999999999999999999999',
  '2147483648',
  '1.0000000000000000001',
  '2026-02-31',
  '0000-00-00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '𝕏'.repeat(30),
  'é'.repeat(200),
  'x'.repeat(5_000),
  '"; DROP TABLE member; --',
  "' OR '1'='1",
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  '[object Object]',
  '{}',
  '[]',
  -1,
  0,
  0.1,
  1e308,
  2 ** 53,
  true,
  false,
  null,
  [],
  {},
  [[[[[]]]]],
  { a: { b: { c: {} } } },
];

export const oddValue = (dice: Dice): unknown => pick(dice, odd);

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A value the schema takes, as far as a pattern can be met without solving it. */
export function goodValue(dice: Dice, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(dice, schema.enum);
  if (schema.anyOf !== undefined) return goodValue(dice, pick(dice, schema.anyOf));
  if (schema.properties !== undefined) {
    const required = new Set(schema.required);
    const chosen = Object.entries(schema.properties).filter(
      ([name]) => required.has(name) || dice() < 0.4,
    );
    return Object.fromEntries(chosen.map(([name, one]) => [name, goodValue(dice, one)]));
  }
  if (schema.type === 'array') {
    const count = (schema.minItems ?? 0) + Math.floor(dice() * 3);
    return Array.from({ length: count }, () => goodValue(dice, schema.items ?? {}));
  }
  if (schema.type === 'boolean') return dice() < 0.5;
  if (schema.type === 'integer' || schema.type === 'number') {
    const low = schema.minimum ?? 0;
    return low + Math.floor(dice() * Math.min(50, (schema.maximum ?? low + 50) - low));
  }
  return goodText(dice, schema);
}

/** Texts that one or the other pattern of the contract takes. */
const texts = [
  'EN',
  'TY',
  'RNG',
  'BGS',
  'ALL',
  'moon-orchard',
  'm_home',
  'MAIN',
  '1',
  '12',
  '1.00',
  '63',
  '123456',
  '9171234567',
  '2026-11-01',
  'somebody_new',
  'somebody@example.com',
  'B,PL,PU',
  'aurora',
  'html5',
  'abcdefghij',
  'correct horse battery',
  '/m/home',
  'x'.repeat(24),
  'x'.repeat(43),
  'x'.repeat(86),
  'a.b.c',
];

function goodText(dice: Dice, { pattern, minLength = 0, maxLength = 1e9 }: Schema): string {
  const test = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const fitting = texts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (test?.test(text) ?? true),
  );
  return fitting.length > 0 ? pick(dice, fitting) : 'x'.repeat(Math.max(1, minLength));
}

/** The same value with something wrong in one place, or in several. */
export function spoil(dice: Dice, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || dice() < 0.1) return oddValue(dice);
  if (Array.isArray(value)) return [...value, oddValue(dice)];
  const entries = Object.entries(value);
  const turn = dice();
  if (turn < 0.2)
    entries.push([pick(dice, ['surprise', '__proto__x', 'token', 'id']), oddValue(dice)]);
  else if (turn < 0.4 && entries.length > 0) entries.splice(Math.floor(dice() * entries.length), 1);
  else if (entries.length > 0) {
    const entry = pick(dice, entries);
    entry[1] = dice() < 0.3 ? spoil(dice, entry[1]) : oddValue(dice);
  }
  return Object.fromEntries(entries);
}
