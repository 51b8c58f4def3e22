import type { FindingCode } from '../findings/findings.ts';
import type { Mend } from './mend.ts';

/** Two colours of which a finding says that they are too near to each other. */
export interface NearPair {
  readonly mode: 'dark' | 'light';
  /** What is read, and what it is read on, by their tokens. */
  readonly token: string;
  readonly on: string;
  readonly ratio: number;
  readonly atLeast: number;
  /** Where a file says the ground. */
  readonly place?: Pick<Diagnostic, 'file' | 'line' | 'column'>;
  /** The ground nearest to this one on which everything could be read that stands there. */
  readonly carrying?: string;
}

/** One complaint about a merchant's files: where, what, and how to mend it. */
export interface Diagnostic {
  /** Stable: tools and tests match on it. */
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
  /** What of two colours was measured. */
  readonly pair?: NearPair;
  /** What `check --fix` does about it; only where it is certain. */
  readonly mend?: Mend;
}

export const hasErrors = (list: readonly Diagnostic[]): boolean =>
  list.some((diagnostic) => diagnostic.severity === 'error');
