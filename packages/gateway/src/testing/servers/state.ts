import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyFolder } from './copy.ts';

/**
 * A state's folder of this file's own with the run's demo in it: for a process
 * that has its own PostgreSQL, and is not tested for how it sets one up.
 */
export function copyDemoState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-copied-'));
  copyFolder(`${inject('demoState')}/.`, folder);
  return folder;
}
