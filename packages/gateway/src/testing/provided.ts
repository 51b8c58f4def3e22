/** What the set-up of a run hands to its files. */
export interface Provided {
  readonly postgresUrl: string;
  /** A database with the demo in it, to be copied. */
  readonly demoDatabase: string;
  /** Of a pooler before the server, where the run has one. */
  readonly poolerPort: number | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: Provided['postgresUrl'];
    demoDatabase: Provided['demoDatabase'];
    poolerPort: Provided['poolerPort'];
  }
}
