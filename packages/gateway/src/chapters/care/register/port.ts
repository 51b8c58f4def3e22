/** By what a register may know somebody, each as its keeper and we write it (docs/gateway.md). */
export interface RegisterPerson {
  /** Digits, the country first. */
  readonly phone?: string;
  readonly email?: string;
  readonly name?: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string;
}

export type RegisterAnswer =
  | { readonly state: 'clear' }
  /** Null: without an end that it knows. */
  | { readonly state: 'listed'; readonly until: number | null };

/**
 * Somebody who keeps a list of players that excluded themselves everywhere.
 * Nothing of this is called inside a transaction; what throws is no answer.
 */
export interface ExclusionRegister {
  readonly code: string;
  check(person: RegisterPerson): Promise<RegisterAnswer>;
}
