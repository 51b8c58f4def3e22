import { isOneOf, type FileKind } from './kinds.ts';

/** Why a file was not taken. */
export type Refusal = 'type' | 'size' | 'count';

export interface FileLimits {
  /** What may be sent. */
  readonly kinds: readonly FileKind[];
  /** The most bytes of one file. */
  readonly maxBytes: number;
  /** The most files altogether. */
  readonly maxFiles: number;
}

/** As many of the first bytes as any kind needs to be known. */
const head = 8;

async function refusalOf(
  file: Blob,
  { kinds, maxBytes }: FileLimits,
): Promise<Refusal | undefined> {
  const bytes = new Uint8Array(await file.slice(0, head).arrayBuffer());
  if (!isOneOf(kinds, bytes)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}

const same = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What joins the files there are, and why the rest does not; the same file twice is one. */
export async function addFiles(
  there: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): Promise<{ readonly files: File[]; readonly refusals: Refusal[] }> {
  const files = [...there];
  const refusals = new Set<Refusal>();
  const looked = await Promise.all(
    added.map(async (file) => ({ file, refusal: await refusalOf(file, limits) })),
  );
  for (const { file, refusal } of looked) {
    if (refusal) refusals.add(refusal);
    else if (files.some((other) => same(other, file))) continue;
    else if (files.length >= limits.maxFiles) refusals.add('count');
    else files.push(file);
  }
  return { files, refusals: [...refusals] };
}

/** The neighbour that takes the focus of what went: the next, or the one before. */
export const focusAfter = (removed: number, rest: number): number | undefined =>
  rest === 0 ? undefined : Math.min(removed, rest - 1);
