/** A start that cannot go on, said in a sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
