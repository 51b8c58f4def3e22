import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { platform } from './platform.ts';

const messagesTo = (to: string): readonly string[] =>
  readFileSync(platform().terminal ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` to ${to} (`));

/**
 * Takes note of what somebody has been sent, before another is asked for: the end of the next
 * message to them that says this, as they read it on their phone, is what it then waits for.
 */
export function nextMessage(to: string): (says: RegExp) => Promise<string> {
  const before = messagesTo(to).length;
  return async (says) => {
    const find = (): string | undefined =>
      messagesTo(to)
        .slice(before)
        .map((line) => says.exec(line)?.[1])
        .findLast((word) => word !== undefined);
    await expect.poll(find).toBeDefined();
    return find() ?? '';
  };
}
