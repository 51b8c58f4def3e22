import type { Body } from '@livery/contract';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { type Catalogue, HOUSE_VENDOR } from '../../lobby/index.ts';
import type { Session } from '../../../kernel/session.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { holdGuard, requireKnown, requireRoom, requireUnbarred } from '../../care/index.ts';
import { getMember } from '../../member/index.ts';
import { fromTo, post } from './ledger.ts';
import { cashAccount } from './store.ts';

const MAIN = 'MAIN';

export interface TransferRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly body: Body<'transfer'>;
  readonly key: string;
}

/** Moves a member's money between the main wallet and a vendor's, once for a key. */
export async function transfer(
  { db, clock }: Services,
  catalogue: Catalogue,
  { merchant, session, body, key }: TransferRequest,
): Promise<{ transactionId: string }> {
  // Money goes to a vendor only where the law lets it lie there; back it always comes.
  if (body.from === MAIN && !merchant.policy.vendorWallets) throw new Refusal('permission.denied');
  const amount = toMinor(body.amount, merchant.currency);
  if (amount === undefined || amount <= 0n) throw invalid('amount', 'minimum');
  if ((body.from === MAIN) === (body.to === MAIN)) throw invalid('to', 'enum');
  const vendor = body.from === MAIN ? body.to : body.from;
  // Games of the house play from the main wallet: there is nothing to move.
  const keepsWallet =
    vendor !== HOUSE_VENDOR && catalogue.vendors.some((one) => one.code === vendor);
  if (!keepsWallet) throw new Refusal('wallet.missing');
  const keyed = {
    merchant: merchant.code,
    scope: `transfer:${session.memberId}`,
    key,
    request: [body.from, body.to, amount.toString()],
    now: clock(),
  };
  return transact(db, async (tx) => {
    // The guard first, whatever comes after: all acts of one member stand in one line.
    const guard = await holdGuard(tx, merchant.code, session.memberId);
    return answerOnce(tx, keyed, async () => {
      const now = clock();
      if (body.from === MAIN) {
        requireUnbarred(merchant, guard, now);
        const { kyc_level: level } = await getMember(tx, merchant.code, session.memberId);
        requireKnown(merchant, level);
        await requireRoom(tx, merchant, guard, { staked: 0n, single: 0n, lost: amount }, now);
      }
      const cash = await cashAccount(tx, merchant.code, session.memberId);
      if (cash === undefined) throw new Refusal('balance.short');
      const other = await vendorAccount(tx, merchant, session.memberId, vendor, cash.currency);
      const [from, to] = body.from === MAIN ? [cash.id, other] : [other, cash.id];
      const [posted] = await post(tx, merchant.code, cash.currency, [
        { kind: 'transfer', at: clock(), legs: fromTo(from, to, amount) },
      ]);
      if (posted === undefined) throw new Error('a transfer was not written');
      return { transactionId: posted.id.toString() };
    });
  });
}

const invalid = (field: string, code: string) =>
  new Refusal('request.invalid', { errors: [{ field, code }] });

/** Opened with the first transfer; two at once open one. */
async function vendorAccount(
  tx: Tx,
  merchant: Merchant,
  memberId: bigint,
  vendor: string,
  currency: string,
): Promise<bigint> {
  const find = () =>
    tx
      .selectFrom('ledger_account')
      .select('id')
      .where('merchant', '=', merchant.code)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'vendor')
      .where('vendor', '=', vendor)
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.id;
  await tx
    .insertInto('ledger_account')
    .values({
      merchant: merchant.code,
      kind: 'vendor',
      member_id: memberId,
      vendor,
      currency,
      balance: 0n,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error('a vendor’s wallet was not opened');
  return made.id;
}
