import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, daysOn, isDay, startOfDay } from '../../../kernel/time/days.ts';
import { agentSettings } from '../settings.ts';
import { tellOffer } from './letters.ts';
import { nextStart, spanOf } from './periods.ts';
import { aboveOwn, isBelowGranted, linePlace, sourceOf, type Granting } from './source.ts';
import {
  holdContracts,
  isOfferOpen,
  sweepContracts,
  versionsOf,
  type ContractRow,
} from './store.ts';
import { stepsOf, type AgreedRules, type ContractTerms } from './terms.ts';

export interface OfferRequest {
  readonly steps: readonly {
    readonly from: string;
    readonly active: number;
    readonly rate: string;
  }[];
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly note?: string;
}

export type OfferFault =
  | { readonly code: 'contract.not_direct' }
  | { readonly code: 'contract.missing' }
  | { readonly code: 'contract.invalid'; readonly field: string }
  | { readonly code: 'contract.above_own'; readonly step: number; readonly most: number }
  | { readonly code: 'contract.below_downline' }
  | { readonly code: 'contract.open_offer' }
  | { readonly code: 'contract.limit' };

export interface ContractOffer extends Granting {
  readonly asked: OfferRequest;
  /** A member’s number, or who of the office. */
  readonly by: string;
  readonly now: number;
}

/** How far ahead a contract may begin, and how long it may last. */
const LATEST_START = 366;
const LATEST_END = 1_100;
const USUAL_OFFERS = 50;

/** Offers terms to who stands right below; the same ones again are those that wait already. */
export async function offerTerms(
  tx: Tx,
  events: Pick<AccountEvents, 'ownerTold'>,
  offer: ContractOffer,
): Promise<OfferFault | undefined> {
  const { merchant, grantorId, granteeId, kind, asked, by, now } = offer;
  const { code, timeZone, currency } = merchant;
  const today = dayIn(timeZone, now);
  await holdContracts(tx, code);
  await sweepContracts(tx, code, today, now);
  const place = await linePlace(tx, code, granteeId);
  if (place === undefined || place.parent_id !== grantorId) return { code: 'contract.not_direct' };
  const steps = stepsOf(asked.steps, kind, currency);
  if (typeof steps === 'number') return { code: 'contract.invalid', field: `steps.${steps}` };
  const source = await sourceOf(tx, offer, place.type, today);
  if (source === undefined) return { code: 'contract.missing' };
  const term = termOf(source.rules, asked, today);
  if (typeof term === 'string') return { code: 'contract.invalid', field: term };
  const startsOn = term.startsOn < source.startsOn ? source.startsOn : term.startsOn;
  const endsOn = earlier(term.endsOn, source.endsOn);
  if (endsOn !== null && endsOn < startsOn) return { code: 'contract.missing' };
  const above = aboveOwn(source, steps, startsOn);
  if (above !== undefined) return { code: 'contract.above_own', ...above };
  if (await isBelowGranted(tx, offer, steps, startsOn)) return { code: 'contract.below_downline' };
  const terms: ContractTerms = { ...rulesIn(source.rules), steps };
  const all = await versionsOf(tx, code, kind, granteeId);
  const open = await openOffer(tx, all, grantorId, now);
  const wanted = { startsOn, endsOn, note: asked.note ?? null };
  if (open !== undefined) {
    const its = { startsOn: open.starts_on, endsOn: open.ends_on, note: open.note };
    const isSame =
      JSON.stringify([inOrder(open.terms), its]) === JSON.stringify([inOrder(terms), wanted]);
    return isSame ? undefined : { code: 'contract.open_offer' };
  }
  if (grantorId !== null && !(await mayOfferMore(tx, merchant, by, now))) {
    return { code: 'contract.limit' };
  }
  const withheld = await isNotAsked(tx, code, granteeId, now);
  await tx
    .insertInto('agent_contract')
    .values({
      merchant: code,
      kind,
      grantor_id: grantorId,
      grantee_id: granteeId,
      version: (all[0]?.version ?? 0) + 1,
      terms: JSON.stringify(terms),
      starts_on: startsOn,
      ends_on: endsOn,
      note: wanted.note,
      offered_by: by,
      offered_at: new Date(now),
      withheld,
    })
    .execute();
  if (!withheld) await tellOffer(events, { tx, merchant, memberId: granteeId, kind, now });
  return undefined;
}

/** What somebody offered them who no longer stands above them is taken back. */
async function openOffer(
  tx: Tx,
  all: readonly ContractRow[],
  grantorId: bigint | null,
  now: number,
): Promise<ContractRow | undefined> {
  const open = all.find((row) => isOfferOpen(row, now));
  if (open === undefined || open.grantor_id === grantorId) return open;
  await tx
    .updateTable('agent_contract')
    .set({ state: 'withdrawn' })
    .where('merchant', '=', open.merchant)
    .where('id', '=', open.id)
    .execute();
  return undefined;
}

const rulesIn = ({ periods, activeValid, activeDeposits, carry, fee }: AgreedRules) => ({
  periods,
  activeValid,
  activeDeposits,
  carry,
  fee,
});

/** The database keeps the keys of what it stores in an order of its own. */
const inOrder = (terms: ContractTerms) => [
  rulesIn(terms),
  terms.steps.map(({ from, active, ppm }) => [from, active, ppm]),
];

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** From the next period on unless something later is said; the field that is wrong, otherwise. */
function termOf(
  { periods }: AgreedRules,
  { startsOn, endsOn }: OfferRequest,
  today: string,
): { readonly startsOn: string; readonly endsOn: string | null } | string {
  const first = nextStart(periods, today);
  const start = startsOn ?? first;
  if (
    !isDay(start) ||
    start < first ||
    start > daysOn(today, LATEST_START) ||
    spanOf(periods, start).from !== start
  ) {
    return 'startsOn';
  }
  if (endsOn === undefined) return { startsOn: start, endsOn: null };
  const isEnd = isDay(endsOn) && spanOf(periods, endsOn).to === endsOn;
  if (!isEnd || endsOn < start || endsOn > daysOn(today, LATEST_END)) return 'endsOn';
  return { startsOn: start, endsOn };
}

async function mayOfferMore(
  tx: Tx,
  { code, timeZone }: Merchant,
  by: string,
  now: number,
): Promise<boolean> {
  const { contracts } = await agentSettings(tx, code);
  const { made } = await tx
    .selectFrom('agent_contract')
    .select((its) => its.fn.countAll<bigint>().as('made'))
    .where('merchant', '=', code)
    .where('offered_by', '=', by)
    .where('offered_at', '>=', new Date(startOfDay(timeZone, dayIn(timeZone, now))))
    .executeTakeFirstOrThrow();
  return Number(made) < (contracts?.offersADay ?? USUAL_OFFERS);
}

/**
 * Whoever is barred from play is offered nothing. The offer stands as any other
 * for whoever made it, and is never answered: they cannot tell why.
 */
async function isNotAsked(
  tx: Tx,
  merchant: string,
  memberId: bigint,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const { rows } = await sql<{ barred: boolean }>`
    SELECT erased_at IS NOT NULL OR (bar IS NOT NULL AND coalesce(bar_until, 'infinity') > ${at}
        AND coalesce(cooling_until, 'infinity') > ${at}) AS barred
    FROM member LEFT JOIN member_guard AS guard ON guard.merchant = member.merchant
      AND guard.member_id = member.id
    WHERE member.merchant = ${merchant} AND member.id = ${memberId}`.execute(tx);
  return rows[0]?.barred ?? true;
}
