/** What the set-up of a run hands to its files. */
export interface Provided {
  readonly postgresUrl: string;
  /** A database with the demo in it, to be copied. */
  readonly demoDatabase: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: Provided['postgresUrl'];
    demoDatabase: Provided['demoDatabase'];
  }
}
