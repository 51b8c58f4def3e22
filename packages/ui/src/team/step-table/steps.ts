/** A step of an agreement: from so much, with so many active, so much is earned. */
export interface ContractStep {
  /** A decimal string. */
  readonly from: string;
  /** People who were active. */
  readonly active: string;
  /** As a percentage. */
  readonly rate: string;
}

/** What another step begins with: the same people, and nothing that could be taken for an offer. */
export const nextStep = (steps: readonly ContractStep[]): ContractStep => ({
  from: '',
  active: steps.at(-1)?.active ?? '0',
  rate: '',
});

export const withStep = (
  steps: readonly ContractStep[],
  at: number,
  change: Partial<ContractStep>,
): readonly ContractStep[] =>
  steps.map((step, index) => (index === at ? { ...step, ...change } : step));

export const withoutStep = (steps: readonly ContractStep[], at: number): readonly ContractStep[] =>
  steps.filter((_, index) => index !== at);
