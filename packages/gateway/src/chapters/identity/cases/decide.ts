import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { News } from '../../../kernel/live/news.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { PAYOUT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import { isOfAge } from '../../../kernel/time/age.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { addSpan } from '../../../kernel/time/spans.ts';
import { changeGuard } from '../../care/index.ts';
import { getMember, writePayeeName } from '../../member/index.ts';
import { tellIdentity } from '../letters/letters.ts';
import type { DocumentPerson, Reason, Why } from '../rows/parts.ts';
import { noPage } from './hand-in.ts';
import { shownStatus, type KycState } from '../rows/states.ts';
import { changeCase, type CaseRow } from '../rows/cases.ts';

/** A transaction that somebody else has opened; the member and the case are held. */
export interface DecisionPlace {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly events: Pick<AccountEvents, 'ownerTold'>;
  readonly now: number;
}

/** The member's own row says what everybody asks of it: how well they are known, and how it stands. */
async function noteStanding(
  { tx, merchant }: DecisionPlace,
  { member_id: memberId }: CaseRow,
  state: KycState,
  level?: number,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ kyc_status: shownStatus(state), ...(level !== undefined && { kyc_level: level }) })
    .where((its) => its.and({ merchant: merchant.code, id: memberId }))
    .execute();
}

/** Whom a document shows to be under age neither plays nor pays in, until another shows that they are not. */
const noteAge = ({ tx }: DecisionPlace, row: CaseRow, isUnder: boolean): Promise<void> =>
  changeGuard(tx, row, {
    under_age: isUnder,
    ...(isUnder && { play_started_at: null, play_seen_at: null, check_due_at: null }),
  });

/** Until when what was handed in is kept: so long as the law here has it, neither more nor less. */
const keptUntil = ({ policy, timeZone }: Merchant, now: number): Date => {
  const until = addSpan(timeZone, now, `${policy.documentYears}y`);
  if (until === undefined) throw new Error('documents that are kept for ever');
  return new Date(until);
};

/** Somebody looks at it from now on. */
export async function sendCase(place: DecisionPlace, row: CaseRow): Promise<CaseRow> {
  const at = new Date(place.now);
  const sent = { state: 'under_review', sent_at: at, changed_at: at, reasons: [] } as const;
  const after = await changeCase(place.tx, row, sent);
  await noteStanding(place, row, 'under_review');
  return after;
}

/** The document wins over what was typed: their day of birth, and the name that money goes to. */
export async function verifyCase(
  place: DecisionPlace,
  row: CaseRow,
  { name, birthDate, validUntil }: DocumentPerson,
): Promise<CaseRow> {
  const { tx, merchant, events, now } = place;
  if (!isOfAge(birthDate, merchant.minAge, dayIn(merchant.timeZone, now))) {
    return refuseCase(place, row, 'under_age');
  }
  const after = await changeCase(tx, row, {
    ...noPage,
    provider: row.provider,
    reference: row.reference,
    state: 'verified',
    reasons: [],
    decided_at: new Date(now),
    changed_at: new Date(now),
    keep_until: keptUntil(merchant, now),
    valid_until: validUntil === undefined ? null : new Date(validUntil),
  });
  const member = await getMember(tx, merchant.code, row.member_id);
  await noteAge(place, row, false);
  await noteStanding(place, row, 'verified', Math.max(PAYOUT_LEVEL, member.kyc_level));
  await tx
    .updateTable('member')
    .set({ birthday: birthDate })
    .where((its) => its.and({ merchant: merchant.code, id: member.id }))
    .execute();
  await writePayeeName(tx, member, name);
  await tellIdentity(events, { ...place, memberId: member.id }, 'verified');
  return after;
}

/** It goes back to its member, who is told which part and why. */
export async function askMore(
  place: DecisionPlace,
  row: CaseRow,
  reasons: readonly Reason[],
): Promise<CaseRow> {
  const at = new Date(place.now);
  const after = await changeCase(place.tx, row, {
    ...noPage,
    state: 'more_needed',
    reasons,
    // Of whoever never comes back to it.
    keep_until: keptUntil(place.merchant, place.now),
    changed_at: at,
  });
  await noteStanding(place, row, 'more_needed');
  const told = { ...place, memberId: row.member_id };
  await tellIdentity(place.events, told, 'more');
  return after;
}

/** Whatever was found is said in one word, but an age: it is the same for everybody. */
export async function refuseCase(
  place: DecisionPlace,
  row: CaseRow,
  why: Extract<Why, 'under_age' | 'not_accepted'>,
): Promise<CaseRow> {
  const { tx, merchant, events, now } = place;
  const after = await changeCase(tx, row, {
    ...noPage,
    provider: row.provider,
    reference: row.reference,
    state: 'refused',
    reasons: [{ step: 'check', why }],
    decided_at: new Date(now),
    changed_at: new Date(now),
    keep_until: keptUntil(merchant, now),
  });
  if (why === 'under_age') await noteAge(place, row, true);
  await noteStanding(place, row, 'refused', 0);
  await tellIdentity(events, { ...place, memberId: row.member_id }, 'refused');
  return after;
}

/** For pages of its member, after the commit. */
export const kycNews = ({ merchant, member_id: memberId }: CaseRow): News => ({
  merchant,
  memberId,
  event: 'kyc',
  data: {},
});
