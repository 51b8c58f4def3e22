import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayBefore, dayIn } from '../../../kernel/time/days.ts';
import { nextStart } from './periods.ts';
import { aboveOwn, isBelowGranted, linePlace, sourceOf } from './source.ts';
import {
  endBelow,
  holdContracts,
  holdsFrom,
  isOfferOpen,
  sweepContracts,
  versionsOf,
  type ContractRow,
} from './store.ts';
import type { ContractKind } from './kinds.ts';

export interface ContractAnswer {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly kind: ContractKind;
  readonly contractId: bigint;
  readonly accept: boolean;
  readonly now: number;
}

type AnswerFault = 'contract.missing' | 'contract.over' | 'contract.below_downline';

/**
 * What a member says to an offer. Accepted, it begins with the next period and
 * what ran ends the day before. Much may have changed since it was made: all
 * that was asked of it then is asked again.
 */
export async function answerOffer(
  tx: Tx,
  answer: ContractAnswer,
): Promise<AnswerFault | undefined> {
  const { merchant, memberId, kind, contractId, accept, now } = answer;
  const { code, timeZone } = merchant;
  const today = dayIn(timeZone, now);
  await holdContracts(tx, code);
  await sweepContracts(tx, code, today, now);
  const all = await versionsOf(tx, code, kind, memberId);
  const row = all.find(({ id, withheld }) => id === contractId && !withheld);
  if (row === undefined) return 'contract.missing';
  if (!isOfferOpen(row, now)) return isAnswered(row, accept) ? undefined : 'contract.over';
  if (!accept) {
    await write(tx, row, { state: 'declined', answered_at: new Date(now) });
    return undefined;
  }
  const start = later(row.starts_on, nextStart(row.terms.periods, today));
  const fault = await faultOf(tx, answer, row, start, today);
  // What can never be accepted any more waits for nobody.
  if (fault === 'contract.over') await write(tx, row, { state: 'withdrawn' });
  if (fault !== undefined) return fault;
  await makeRoom(tx, all, start);
  await write(tx, row, { state: 'active', starts_on: start, answered_at: new Date(now) });
  if (row.ends_on !== null) await endBelow(tx, code, row, row.ends_on);
  return undefined;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The same answer twice is one. */
const isAnswered = ({ state }: ContractRow, accept: boolean): boolean =>
  accept ? state === 'active' || state === 'superseded' : state === 'declined';

async function faultOf(
  tx: Tx,
  { merchant, memberId, kind }: ContractAnswer,
  { grantor_id: grantorId, terms, ends_on: endsOn }: ContractRow,
  start: string,
  today: string,
): Promise<AnswerFault | undefined> {
  const place = await linePlace(tx, merchant.code, memberId);
  if (place === undefined || place.parent_id !== grantorId || place.moves) return 'contract.over';
  if (endsOn !== null && endsOn < start) return 'contract.over';
  const granting = { merchant, grantorId, granteeId: memberId, kind };
  if (grantorId !== null) {
    const source = await sourceOf(tx, granting, place.type, today);
    if (source === undefined || start < source.startsOn) return 'contract.over';
    const isShorter = source.endsOn !== null && (endsOn === null || endsOn > source.endsOn);
    if (isShorter || aboveOwn(source, terms.steps, start) !== undefined) return 'contract.over';
  }
  const isLess = await isBelowGranted(tx, granting, terms.steps, start);
  return isLess ? 'contract.below_downline' : undefined;
}

/** What ran, or was to begin, ends the day before: no day has two, and none is left without. */
async function makeRoom(tx: Tx, all: readonly ContractRow[], start: string): Promise<void> {
  for (const row of all.filter((one) => holdsFrom(one, start) || one.state === 'active')) {
    const last = dayBefore(start);
    const isOver = row.ends_on !== null && row.ends_on <= last;
    await write(tx, row, {
      state: row.state === 'active' ? 'superseded' : row.state,
      ends_on: isOver ? row.ends_on : last,
    });
  }
}

const write = (
  tx: Tx,
  { merchant, id }: ContractRow,
  to: Partial<Pick<ContractRow, 'state' | 'starts_on' | 'ends_on'>> & { answered_at?: Date },
) =>
  tx
    .updateTable('agent_contract')
    .set(to)
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
