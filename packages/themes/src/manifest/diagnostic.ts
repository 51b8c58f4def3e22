import type { FindingCode } from '../findings/findings.ts';
import type { Mend } from './mend.ts';

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
  /** What `check --fix` does about it; only where it is certain. */
  readonly mend?: Mend;
}

export const hasErrors = (list: readonly Diagnostic[]): boolean =>
  list.some((diagnostic) => diagnostic.severity === 'error');
