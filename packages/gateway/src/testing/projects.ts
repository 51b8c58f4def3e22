import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');
/** Tests of what is handed to the gateway that need a gateway themselves. */
const GUESTS = [
  '../demo/src/closes.test.ts',
  '../demo/src/registration.test.ts',
  '../demo/src/seed.test.ts',
  '../games/src/house.test.ts',
];
/** What a test loads that asks the run for its PostgreSQL. */
const ASKS =
  /from '(?:\.{1,2}\/)+testing\/(?:gateway|people|pair|process|servers\/state|kill\/[\w-]+|fuzz\/[\w-]+|laws\/[\w-]+|volume\/ledger-load)\.ts'|from '\.\/embedded\.ts'|(?<!\.)inject\(/;

const own = globSync('src/**/*.test.ts', { cwd: PACKAGE }).toSorted();
const needsDatabase = (file: string): boolean =>
  ASKS.test(readFileSync(join(PACKAGE, file), 'utf8'));

/** Files of the two projects: one starts a PostgreSQL, the other has no use for one. */
export const withDatabase: readonly string[] = [...own.filter(needsDatabase), ...GUESTS];
export const withoutDatabase: readonly string[] = own.filter((file) => !needsDatabase(file));
