import { readConfig } from '../config.ts';
import { Refused } from '../refused.ts';
import { resetDemo } from './reset.ts';

/** A program of its own: `livery start --reset` runs it before the gateway. */
try {
  process.stdout.write(`${await resetDemo(readConfig(process.env))}\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
