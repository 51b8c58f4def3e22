/** What `livery` can be told to do. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** The exit code: 0 fine, 1 findings, 2 wrong usage. */
  run(args: readonly string[]): Promise<number>;
}
