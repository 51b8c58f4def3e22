/** What a text was read as, or a kind sentence on why it cannot be. */
export type Reading<T> = { readonly value: T } | { readonly fault: string };

export interface Question<T> {
  readonly question: string;
  readonly hint?: string;
  /** Taken when only Enter is pressed; none means that an answer is needed. */
  readonly default?: string;
  read(text: string): Reading<T> | Promise<Reading<T>>;
}

/** Puts questions to a person. */
export interface Asker {
  ask<T>(question: Question<T>): Promise<T>;
  close(): void;
}
