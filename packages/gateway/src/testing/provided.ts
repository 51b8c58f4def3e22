/** What the set-up of a run hands to its files. */
export interface Provided {
  readonly postgresUrl: string;
  /** A state's folder with the demo in it, to be copied. */
  readonly demoState: string;
  /** A database with the demo in it, to be copied. */
  readonly demoDatabase: string;
  /** A database with all tables and nothing in them, to be copied. */
  readonly tablesDatabase: string;
  /** Of a pooler before the server, where the run has one. */
  readonly poolerPort: number | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: Provided['postgresUrl'];
    demoState: Provided['demoState'];
    demoDatabase: Provided['demoDatabase'];
    tablesDatabase: Provided['tablesDatabase'];
    poolerPort: Provided['poolerPort'];
  }
}
