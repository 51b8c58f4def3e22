import { createHash } from 'node:crypto';
import type { OutputFile } from '../output-file.ts';

/** What Livery drew into `assets/`, by the hash of each file as it was drawn. */
export const drawnFile = 'assets/drawn.json';

export type DrawnList = ReadonlyMap<string, string>;

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A picture that somebody put there or touched has another hash, and is theirs. */
export const isDrawn = (drawn: DrawnList, path: string, bytes: Uint8Array): boolean =>
  drawn.get(path) === hashOf(bytes);

export function readDrawn(text: string | undefined): DrawnList {
  try {
    const { files } = JSON.parse(text ?? '{}') as { files?: unknown };
    const entries = typeof files === 'object' && files !== null ? Object.entries(files) : [];
    return new Map(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
  } catch {
    // Whoever wrote into it takes the pictures for their own.
    return new Map();
  }
}

const say =
  'Pictures that Livery drew, by their hash. "livery icons" draws these anew; one that was changed or replaced is yours and stays.';

/** The list with some pictures drawn anew. */
export function drawnText(known: DrawnList, files: readonly OutputFile[]): string {
  const all = new Map([
    ...known,
    ...files.map(({ path, content }): [string, string] => [path, hashOf(content)]),
  ]);
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ $description: say, files: Object.fromEntries(sorted) }, null, 2)}\n`;
}
