import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a `*.long.ts` exports under the name `long`. */
export interface Long {
  /** What is tried, in a sentence. */
  readonly about: string;
  /** How often, when nobody says. */
  readonly count: number;
  /** Resolves when everything held; throws what did not. */
  run(count: number, say: (line: string) => void, seed?: number): Promise<void>;
}

const suffix = '.long.ts';
const known = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length));

const [name = '', given, ...more] = process.argv.slice(2);
/** Of what is left to chance, where a run is to be had again. */
const [, seed] = /^--seed=(-?\d{1,10})$/.exec(more.join(' ')) ?? [];
const isSeed = more.length === 0 || seed !== undefined;
const isCount = given === undefined || /^[1-9]\d{0,5}$/.test(given);
if (!known.includes(name) || !isCount || !isSeed) {
  console.error(
    `Usage: pnpm long <name> [count [--seed=<number>]]\nThere are: ${known.join(', ')}.`,
  );
  process.exit(2);
}

const { long } = (await import(join(import.meta.dirname, name + suffix))) as { long: Long };
const count = given === undefined ? long.count : Number(given);
console.log(`${name}: ${long.about}; ${count} times`);
await long.run(count, (line) => console.log(line), seed === undefined ? undefined : Number(seed));
