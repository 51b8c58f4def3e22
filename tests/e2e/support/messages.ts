import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

const lines = (): readonly string[] =>
  readFileSync(process.env['LIVERY_E2E_TERMINAL'] ?? '', 'utf8').split('\n');

/** The end of the last message to somebody that says this, as they read it on their phone. */
export async function readMessage(to: string, says: RegExp): Promise<string> {
  const find = (): string | undefined =>
    lines()
      .filter((line) => line.includes(` to ${to} (`))
      .map((line) => says.exec(line)?.[1])
      .findLast((word) => word !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
