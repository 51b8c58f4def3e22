/** Why a file was not taken. */
export type Refusal = 'type' | 'size' | 'count';

export interface FileLimits {
  /** The most bytes of one file. */
  readonly maxBytes: number;
  /** The most files altogether. */
  readonly maxFiles: number;
}

/** What the browser is asked to offer; what comes is looked at all the same. */
export const accepted = 'image/png,image/jpeg';

/** The first bytes of the two kinds; names and declared kinds prove nothing. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

export const isPicture = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));

async function refusalOf(file: Blob, maxBytes: number): Promise<Refusal | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!isPicture(head)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}

const same = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What joins the files there are, and why the rest does not; the same file twice is one. */
export async function addFiles(
  there: readonly File[],
  added: readonly File[],
  { maxBytes, maxFiles }: FileLimits,
): Promise<{ readonly files: File[]; readonly refusals: Refusal[] }> {
  const files = [...there];
  const refusals = new Set<Refusal>();
  const looked = await Promise.all(
    added.map(async (file) => ({ file, refusal: await refusalOf(file, maxBytes) })),
  );
  for (const { file, refusal } of looked) {
    if (refusal) refusals.add(refusal);
    else if (files.some((other) => same(other, file))) continue;
    else if (files.length >= maxFiles) refusals.add('count');
    else files.push(file);
  }
  return { files, refusals: [...refusals] };
}

/** The neighbour that takes the focus of what went: the next, or the one before. */
export const focusAfter = (removed: number, rest: number): number | undefined =>
  rest === 0 ? undefined : Math.min(removed, rest - 1);
