/** What a platform that is asked by very many wants to see; nothing, where it wants to see something else. */
export interface Work {
  readonly salt?: string | undefined;
  readonly difficulty?: number | undefined;
}

const encoder = new TextEncoder();
/** As many at once as keep a phone's page alive. */
const batch = 64;

/** Whether the digest begins with so many zero bits. */
const beginsWithZeros = (digest: ArrayBuffer, bits: number): boolean =>
  new DataView(digest).getUint32(0) >>> (32 - bits) === 0;

/**
 * A text that makes SHA-256 of salt and text begin with enough zero bits. It
 * costs a phone a moment and a machine that asks for thousands of codes a day.
 */
export async function solveWork(
  salt: string,
  difficulty: number,
  signal?: AbortSignal,
): Promise<string> {
  for (let first = 0; ; first += batch) {
    signal?.throwIfAborted();
    const answers = Array.from({ length: batch }, (_, index) => String(first + index));
    const digests = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(salt + answer))),
    );
    const found = digests.findIndex((digest) => beginsWithZeros(digest, difficulty));
    if (found >= 0) return answers[found] ?? '';
  }
}

/** What a challenge wants to see, where it is one of work. */
export async function workOn(
  { salt, difficulty }: Work,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (salt === undefined || difficulty === undefined) return undefined;
  return `${salt}.${await solveWork(salt, difficulty, signal)}`;
}
