import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { platform } from './platform.ts';

const messagesTo = (to: string): readonly string[] =>
  readFileSync(platform().terminal ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` to ${to} (`));

/** How many messages somebody has had, to tell a new one from those. */
export const countMessages = (to: string): number => messagesTo(to).length;

/** The end of the last message to somebody that says this, as they read it on their phone; one that came after so many. */
export async function readMessage(to: string, says: RegExp, after = 0): Promise<string> {
  const find = (): string | undefined =>
    messagesTo(to)
      .slice(after)
      .map((line) => says.exec(line)?.[1])
      .findLast((word) => word !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
