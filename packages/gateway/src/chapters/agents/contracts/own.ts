import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { answerOffer } from './answer.ts';
import { estimateOf, type ContractHolder } from './pays.ts';
import { contractStanding } from './shown.ts';
import { isOfferOpen, runningOf, versionsOf } from './store.ts';
import type { ContractKind } from './kinds.ts';

/** Without what was offered while they were not to be asked. */
const ownVersions = async (
  db: Kysely<Database>,
  { merchant, memberId }: ContractHolder,
  kind: ContractKind,
) => {
  const rows = await versionsOf(db, merchant.code, kind, memberId);
  return rows.filter(({ withheld }) => !withheld);
};

export async function ownContract(
  db: Kysely<Database>,
  holder: ContractHolder,
  kind: ContractKind,
): Promise<Reply<'contract'>> {
  const { merchant, now } = holder;
  const rows = await ownVersions(db, holder, kind);
  const estimate = await estimateOf(db, holder, kind, rows);
  return {
    ...(await contractStanding(db, merchant, kind, rows, now)),
    ...(estimate !== undefined && { estimate }),
  };
}

export async function answerContract(
  db: Kysely<Database>,
  holder: ContractHolder,
  kind: ContractKind,
  { contractId, accept }: { readonly contractId: string; readonly accept: boolean },
): Promise<Reply<'acceptContract'>> {
  const answer = { ...holder, kind, contractId: BigInt(contractId), accept };
  const fault = await transact(db, (tx) => answerOffer(tx, answer));
  if (fault !== undefined) throw new Refusal(fault);
  return ownContract(db, holder, kind);
}

/** Whether something waits for an answer, and whether it would be the first. */
export async function promptFor(
  db: Kysely<Database>,
  holder: ContractHolder,
  kind: ContractKind,
): Promise<'' | 'NEW' | 'RENEW'> {
  const { merchant, now } = holder;
  const rows = await ownVersions(db, holder, kind);
  if (!rows.some((row) => isOfferOpen(row, now))) return '';
  return runningOf(rows, dayIn(merchant.timeZone, now)) === undefined ? 'NEW' : 'RENEW';
}
