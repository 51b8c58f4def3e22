/** What the page of a code says. */
export interface Finding {
  /** What is the matter, in a sentence or two. */
  readonly means: string;
  /** What a file holds when it is found. */
  readonly example: string;
  /** How it is mended. */
  readonly mend: string;
}
