import { spawnSync } from 'node:child_process';
import { readMerchant, sheet } from '../../../packages/themes/src/index.ts';
import { madeMerchant } from './made-merchants.ts';

export interface Memory {
  /** What is still held when all merchants are done. */
  readonly heap: number;
  /** The most the process ever took. */
  readonly peak: number;
}

/** One merchant after the other, as a build does it; of each only the sheet's length is kept. */
function stream(count: number): Memory {
  let written = 0;
  for (let number = 0; number < count; number++) {
    const { merchant } = readMerchant(madeMerchant(number));
    if (!merchant) throw new Error(`Made merchant ${number} has findings`);
    written += sheet(merchant.themes).length;
  }
  if (written === 0) throw new Error('Nothing was written');
  if (!globalThis.gc) throw new Error('Run with --expose-gc');
  globalThis.gc();
  return { heap: process.memoryUsage().heapUsed, peak: process.resourceUsage().maxRSS * 1024 };
}

/**
 * Measured in a process of its own, so that nothing else is in it. V8 takes all
 * the room it is given before it cleans up; given little, the peak tells what
 * is needed, and what is not let go of ends the process.
 */
export function memoryOf(count: number): Memory {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      '--max-old-space-size=32',
      '--max-semi-space-size=2',
      import.meta.filename,
      String(count),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Memory;
}

if (import.meta.main) console.log(JSON.stringify(stream(Number(process.argv[2]))));
