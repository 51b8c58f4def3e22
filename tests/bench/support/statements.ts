import { Client } from 'pg';

/** A value as it is sent: what it is, or where it comes from. */
export type Value =
  | { readonly kind: 'plain'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'bytes'; readonly base64: string }
  | { readonly kind: 'time'; readonly iso: string }
  /** The moment at which it was sent, which is another with every replay. */
  | { readonly kind: 'now'; readonly as: 'number' | 'time' }
  /** A text with the round's key in it, which is new with every replay. */
  | { readonly kind: 'keyed'; readonly parts: readonly string[] }
  /** What an earlier statement of the same replay returned. */
  | {
      readonly kind: 'returned';
      readonly statement: number;
      readonly row: number;
      readonly column: string;
    };

export interface Statement {
  /** Under which a connection keeps it, where it does. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly Value[];
}

interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly given: readonly unknown[];
}

interface Sent extends Asked {
  rows: readonly Record<string, unknown>[];
}

interface Answered {
  readonly rows?: readonly Record<string, unknown>[];
}

/** Everything this process asks of its databases while the work runs, in order. */
export async function record(key: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Sent[] = [];
  const began = Date.now();
  const { prototype } = Client;
  const original = Reflect.get(prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(prototype, 'query', function query(this: unknown, ...args: unknown[]): unknown {
    const asked = askedBy(args);
    const result = Reflect.apply(original, this, args);
    if (asked !== undefined) {
      const one: Sent = { ...asked, rows: [] };
      sent.push(one);
      if (result instanceof Promise) void keepRows(one, result);
    }
    return result;
  });
  try {
    await work();
  } finally {
    Reflect.set(prototype, 'query', original);
  }
  return sent.map(({ name, text, given }, index) => ({
    name,
    text,
    values: given.map(
      (value) => momentOf(value, began) ?? describe(value, key, sent.slice(0, index)),
    ),
  }));
}

interface Config {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Of a statement by itself and of one with a name; undefined for anything else, such as a cursor. */
function askedBy([first, given]: readonly unknown[]): Asked | undefined {
  if (typeof first === 'string') {
    return { name: undefined, text: first, given: Array.isArray(given) ? given : [] };
  }
  return isConfig(first)
    ? { name: first.name, text: first.text, given: first.values ?? [] }
    : undefined;
}

/** Ids are numbered by their moment: one moment for a thousand replays has too few of them. */
function momentOf(value: unknown, began: number): Value | undefined {
  const at = value instanceof Date ? value.getTime() : Number(value);
  const isNow = typeof value !== 'string' && at >= began && at <= Date.now();
  return isNow ? { kind: 'now', as: value instanceof Date ? 'time' : 'number' } : undefined;
}

/** A statement that fails is told to whoever sent it, and returns no rows here. */
async function keepRows(one: Sent, answer: Promise<Answered>): Promise<void> {
  try {
    one.rows = (await answer).rows ?? [];
  } catch {
    one.rows = [];
  }
}

function describe(value: unknown, key: string, before: readonly Sent[]): Value {
  if (Array.isArray(value)) {
    return { kind: 'list', values: value.map((one) => describe(one, key, before)) };
  }
  if (Buffer.isBuffer(value)) return { kind: 'bytes', base64: value.toString('base64') };
  if (value instanceof Date) return { kind: 'time', iso: value.toISOString() };
  if (typeof value === 'string' && value.includes(key)) {
    return { kind: 'keyed', parts: value.split(key) };
  }
  if (typeof value === 'bigint') {
    return returned(value, before) ?? { kind: 'plain', value: value.toString() };
  }
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain) throw new Error(`a value of type ${typeof value} cannot be replayed`);
  return { kind: 'plain', value: value as string | number | boolean | null };
}

/** Numbers that the database gives out differ from replay to replay. */
function returned(value: bigint, before: readonly Sent[]): Value | undefined {
  for (const [statement, { text, rows }] of before.entries()) {
    if (!/^\s*(insert|with)\b/i.test(text)) continue;
    for (const [row, columns] of rows.entries()) {
      const column = Object.keys(columns).find((name) => columns[name] === value);
      if (column !== undefined) return { kind: 'returned', statement, row, column };
    }
  }
  return undefined;
}
