import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The command was typed wrongly; nothing was measured. */
export class UsageError extends Error {}

export interface Order {
  readonly json: boolean;
  /** How long to look for what only time shows; without it, not at all. */
  readonly minutes?: number;
  /** How much is laid down before it is read. */
  readonly rounds?: number;
  /** A checkout to measure beside this one. */
  readonly against?: string;
  /** A checkout whose benches are run in turn with those of here. */
  readonly beside?: string;
  /** How often each of both. */
  readonly turns: number;
  readonly names: readonly string[];
}

const isParseError = (error: unknown): error is TypeError =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        minutes: { type: 'string' },
        rounds: { type: 'string' },
        against: { type: 'string' },
        beside: { type: 'string' },
        turns: { type: 'string', default: '3' },
      },
    });
  } catch (error) {
    if (isParseError(error)) throw new UsageError(error.message);
    throw error;
  }
}

/** Which benches are asked for: the named ones, or all of them. */
export function readOrder(args: readonly string[], known: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const quoted = unknown.map((name) => `"${name}"`).join(', ');
    throw new UsageError(`There is no bench ${quoted}. There are: ${known.join(', ')}.`);
  }
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0 && minutes <= 600)) {
    throw new UsageError('--minutes is a number above 0, and 600 at most.');
  }
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1_000 && rounds <= 1e8)) {
    throw new UsageError('--rounds is a whole number from 1000 to 100000000.');
  }
  const turns = Number(values.turns);
  if (!(Number.isInteger(turns) && turns >= 1 && turns <= 100)) {
    throw new UsageError('--turns is a whole number from 1 to 100.');
  }
  if (values.beside !== undefined && !existsSync(join(values.beside, 'tests/bench/run.ts'))) {
    throw new UsageError(`--beside is a folder with another checkout; ${values.beside} is none.`);
  }
  return {
    json: values.json,
    turns,
    ...(minutes !== undefined && { minutes }),
    ...(rounds !== undefined && { rounds }),
    ...(values.against !== undefined && { against: values.against }),
    ...(values.beside !== undefined && { beside: resolve(values.beside) }),
    names: positionals.length > 0 ? [...new Set(positionals)] : known,
  };
}
