import { open, readdir, readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { makeFolder } from '../../database/named-folders.ts';
import type { Anchor, AnchorKey, SignedAnchor } from './anchor.ts';

const Signed = Type.Object({
  merchant: Type.String(),
  n: Type.String({ pattern: '^[0-9]{1,19}$' }),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  at: Type.String({ pattern: '^[0-9]{4}-[0-9-]{5}T[0-9:.]{12}Z$' }),
  signature: Type.String(),
});
const Logged = Type.Object({ anchors: Type.Array(Signed) });

/** To the end of a month’s file of this machine; nothing is ever opened to be changed. */
export async function appendAnchors(
  folder: string,
  anchors: readonly SignedAnchor[],
  at: Date,
): Promise<void> {
  await makeFolder(folder);
  const month = at.toISOString().slice(0, 7);
  const file = await open(join(folder, `${month}-${hostname()}.jsonl`), 'a', 0o640);
  try {
    // A line that was cut off by a crash ends before ours.
    await file.write(`\n${anchors.map((one) => `${JSON.stringify(one)}\n`).join('')}`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

export interface FoundAnchors {
  /** The lowest first. */
  readonly anchors: readonly Anchor[];
  /** How many say that they are some, and are not signed with this key. */
  readonly forged: number;
}

/** Of a folder of them, or of the log of a gateway; other lines are passed over. */
export async function readAnchors(path: string, key: AnchorKey): Promise<FoundAnchors> {
  const files = (await stat(path)).isDirectory()
    ? (await readdir(path))
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => join(path, name))
    : [path];
  const anchors: Anchor[] = [];
  let forged = 0;
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    for (const signed of lines.flatMap(signedIn)) {
      const anchor = key.open(signed);
      if (anchor === undefined) forged += 1;
      else anchors.push(anchor);
    }
  }
  return { anchors: anchors.toSorted((one, other) => (one.n < other.n ? -1 : 1)), forged };
}

function signedIn(line: string): readonly SignedAnchor[] {
  if (!line.startsWith('{') || !line.includes('"signature"')) return [];
  try {
    const value: unknown = JSON.parse(line);
    if (Check(Signed, value)) return [value];
    return Check(Logged, value) ? value.anchors : [];
  } catch {
    return [];
  }
}
