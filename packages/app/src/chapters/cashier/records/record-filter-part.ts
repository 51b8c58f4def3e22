import type { ReactNode } from 'react';

/** Something to choose, by the platform’s code. */
export interface RecordChoice {
  readonly value: string;
  readonly label: ReactNode;
}

/** One thing that a record is narrowed by: one of its choices, or none. */
export interface RecordFilterPart {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly RecordChoice[];
  /** The part that has no such choice any more once another one is made here. */
  readonly clears?: string;
}
