import { createInterface } from 'node:readline/promises';
import type { Asker } from '@livery/merchants/create/asker';
import { paint } from './report.ts';

/** Somebody pressed Ctrl-C, or closed the input: nothing is to be done, and nothing was. */
export class Cancelled extends Error {}

/** Questions are for people: never asked in a pipe. */
export const canAsk = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

export function openAsker(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Asker {
  const lines = createInterface({ input, output });
  const stop = new AbortController();
  lines.on('SIGINT', () => stop.abort());
  lines.on('close', () => stop.abort());

  const line = async (prompt: string): Promise<string> => {
    try {
      return await lines.question(prompt, { signal: stop.signal });
    } catch {
      throw new Cancelled('Stopped; nothing was written.');
    }
  };

  return {
    async ask({ question, hint, default: taken, read }) {
      const shown = [
        paint('bold', question),
        ...(hint ? [paint('dim', hint)] : []),
        ...(taken === undefined || taken === '' ? [] : [paint('dim', `[${taken}]`)]),
      ].join(' ');
      for (;;) {
        const typed = (await line(`${shown} `)).trim();
        const text = typed === '' ? (taken ?? '') : typed;
        const answer = await read(text);
        if ('value' in answer) return answer.value;
        output.write(`  ${answer.fault}\n`);
      }
    },
    close: () => lines.close(),
  };
}
