/** Bytes come before the row that names them; for so long they may be without one. */
export const UNNAMED_FOR = 86_400_000;

/**
 * Bytes by the hash of what is in them, apart from the rows that name them: the
 * same bytes are kept once. Where they lie is the operator's choice.
 */
export interface Objects {
  /** Keeping what is kept already makes it new again, so that it is not swept. */
  put(hash: string, bytes: Buffer): Promise<void>;
  get(hash: string): Promise<Buffer | undefined>;
  remove(hash: string): Promise<void>;
  /** Takes away what was put before then and no row names. */
  sweep(before: Date): Promise<void>;
}
