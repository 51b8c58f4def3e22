import type { Body, Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { accountKey } from '../../member/index.ts';
import { percentOf } from '../rates/percent.ts';
import { endGranted } from './end.ts';
import { offerTerms, type OfferFault } from './offer.ts';
import { contractStanding } from './shown.ts';
import { runningOf, versionsOf } from './store.ts';
import type { ContractKind } from './kinds.ts';
import { shownSteps } from './terms.ts';

export interface ContractGrantor {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly now: number;
}

interface Whose {
  readonly account: string;
  readonly kind: ContractKind;
}

/** A direct downline; of everybody else, there or not, the same is said. */
async function directOf(
  db: Kysely<Database>,
  { merchant, agentId }: ContractGrantor,
  account: string,
): Promise<bigint> {
  const row = await db
    .selectFrom('member')
    .innerJoin('lineage', (join) =>
      join
        .onRef('lineage.merchant', '=', 'member.merchant')
        .onRef('lineage.member_id', '=', 'member.id'),
    )
    .select('member.id')
    .where('member.merchant', '=', merchant.code)
    .where('account_key', '=', accountKey(account))
    .where('parent_id', '=', agentId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('user.missing');
  return row.id;
}

export async function grantedContract(
  db: Kysely<Database>,
  grantor: ContractGrantor,
  { account, kind }: Whose,
): Promise<Reply<'downlineContract'>> {
  const granteeId = await directOf(db, grantor, account);
  return granted(db, grantor, granteeId, kind);
}

async function granted(
  db: Kysely<Database>,
  { merchant, agentId, now }: ContractGrantor,
  granteeId: bigint,
  kind: ContractKind,
): Promise<Reply<'downlineContract'>> {
  const { code, currency, timeZone } = merchant;
  const all = await versionsOf(db, code, kind, granteeId);
  // What a former upline agreed with them is no business of this one.
  const rows = all.filter(({ grantor_id }) => grantor_id === agentId);
  const own = runningOf(await versionsOf(db, code, kind, agentId), dayIn(timeZone, now));
  return {
    ...(await contractStanding(db, merchant, kind, rows, now)),
    ...(own !== undefined && { own: shownSteps(own.terms.steps, currency) }),
  };
}

export async function grantContract(
  db: Kysely<Database>,
  events: Pick<AccountEvents, 'ownerTold'>,
  grantor: ContractGrantor,
  { account, kind }: Whose,
  asked: Body<'offerContract'>,
): Promise<Reply<'offerContract'>> {
  const { merchant, agentId, now } = grantor;
  const granteeId = await directOf(db, grantor, account);
  const by = agentId.toString();
  const offer = { merchant, grantorId: agentId, granteeId, kind, asked, by, now };
  const fault = await transact(db, (tx) => offerTerms(tx, events, offer));
  if (fault !== undefined) throw offerRefusal(fault);
  return granted(db, grantor, granteeId, kind);
}

function offerRefusal(fault: OfferFault): Refusal {
  if (fault.code === 'contract.not_direct') return new Refusal('user.missing');
  if (fault.code === 'contract.invalid') {
    return new Refusal('request.invalid', { errors: [{ field: fault.field, code: 'minimum' }] });
  }
  if (fault.code !== 'contract.above_own') return new Refusal(fault.code);
  const { step, most } = fault;
  return new Refusal(fault.code, { value: { step, most: percentOf(most) } });
}

export async function endGrantedContract(
  db: Kysely<Database>,
  grantor: ContractGrantor,
  { account, kind }: Whose,
  contractId: string,
): Promise<Reply<'endContract'>> {
  const { merchant, agentId, now } = grantor;
  const granteeId = await directOf(db, grantor, account);
  const fault = await transact(db, (tx) =>
    endGranted(tx, {
      merchant,
      grantorId: agentId,
      granteeId,
      kind,
      contractId: BigInt(contractId),
      now,
    }),
  );
  if (fault !== undefined) throw new Refusal(fault);
  return granted(db, grantor, granteeId, kind);
}
