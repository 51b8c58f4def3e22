import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Facts, Scene } from '../../../kernel/acts/act.ts';
import { holdCase, type CaseRow } from '../rows/cases.ts';

const SHORTEST_REASON = 10;

export const closed = { additionalProperties: false } as const;

export const caseNumber = Type.String({
  maxLength: 19,
  pattern: '^[0-9]{1,18}$',
  title: 'number of a case',
  description: 'number of the case, as the queue has it',
  examples: ['17'],
});

export interface OfCase {
  readonly case: string;
}

/** With its member, to the end of the transaction. */
export async function heldCase({ tx, merchant, params }: Scene<OfCase>) {
  const row = await holdCase(tx, { merchant: merchant.code, id: BigInt(params.case) });
  if (row === undefined) throw new ActRefusal(`${merchant.code} has no case ${params.case}.`);
  return { subject: row.id.toString(), row };
}

/** What the audit keeps of it: nothing of a person. */
export const factsOfCase = ({ state, reasons }: CaseRow): Facts => ({
  state,
  reasons: reasons.map(({ step, why }) => `${step}: ${why}`),
});

export function requireReview({ id, state }: CaseRow): void {
  if (state === 'under_review') return;
  throw new ActRefusal(`Case ${id} is ${state}, and waits for nobody.`);
}

export function requireReason(reason: string): void {
  if (reason.trim().length >= SHORTEST_REASON) return;
  throw new ActRefusal('Say what was seen and compared: --reason, without naming the person.');
}
