import { DEPOSIT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import type { Body } from '@livery/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import {
  depositStanding,
  holdGuard,
  requireDepositRoom,
  requireUnbarred,
} from '../../care/index.ts';
import { isKnownFor } from './known.ts';
import { feeOf, isPromptDue, methodsOf, type PayMethod } from './methods.ts';
import { LEASE } from '../../../kernel/providers/checks.ts';
import { MANUAL } from '../providers/manual/adapter.ts';
import { noteStage } from './rows/orders.ts';

/** What a member may have open at once. */
const MOST_OPEN = 20;
const MINUTE = 60_000;

export interface DepositRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly kind: PayMethod['kind'];
  readonly body: Body<'deposit'>;
  readonly key: string;
  /** The page of an order, which its number is added to. */
  readonly returnUrl: string;
}

/**
 * Writes an order down, once for a key, with what it reserves of the member’s
 * limits. The provider is asked afterwards: no call runs inside a transaction.
 */
export async function orderDeposit(
  {
    db,
    clock,
    events,
  }: Pick<Services, 'db' | 'clock'> & {
    readonly events: Pick<AccountEvents, 'offerTaken'>;
  },
  { merchant, session, kind, body, key, returnUrl }: DepositRequest,
): Promise<{ readonly id: bigint; readonly isNew: boolean }> {
  const { memberId } = session;
  const amount = toMinor(body.amount, merchant.currency);
  const expected = toMinor(body.expectedCredit, merchant.currency);
  if (amount === undefined || amount <= 0n) throw invalid('amount');
  if (expected === undefined) throw invalid('expectedCredit');
  const methods = await methodsOf(db, merchant);
  const method = methods.find((one) => one.id === body.methodId && one.kind === kind);
  const bank = body.fields?.bank ?? null;
  const keyed = {
    merchant: merchant.code,
    scope: `deposit:${memberId}`,
    key,
    request: [
      kind,
      body.methodId,
      amount.toString(),
      expected.toString(),
      ...(bank === null ? [] : [bank]),
      ...(body.promoId === undefined ? [] : [`with ${body.promoId}`]),
    ],
    now: clock(),
  };
  let isNew = false;
  const { orderId } = await transact(db, async (tx) => {
    const guard = await holdGuard(tx, merchant.code, memberId);
    isNew = false;
    return answerOnce(tx, keyed, async () => {
      isNew = true;
      const now = clock();
      requireUnbarred(merchant, guard, now);
      if (method === undefined) throw new Refusal('method.closed');
      requireBank(method, bank);
      requireSoundSum(merchant, method, amount, expected);
      const standing = await depositStanding(tx, merchant, memberId, now);
      if (isPromptDue(merchant, guard, standing.hasOwn)) throw new Refusal('rg.prompt');
      const total = standing.ever + standing.reserved + amount;
      if (!(await isKnownFor(tx, merchant, memberId, total))) {
        throw new Refusal('kyc.required', { value: { level: DEPOSIT_LEVEL } });
      }
      requireDepositRoom(merchant, standing, amount, now);
      await requireFewOpen(tx, merchant.code, memberId);
      await requireFewFailed(tx, merchant, memberId, now);
      if (body.promoId !== undefined) {
        const promotionId = BigInt(body.promoId);
        await events.offerTaken(tx, { merchant, memberId, type: session.type, promotionId, now });
      }
      const { id } = await tx
        .insertInto('deposit_order')
        .values({
          merchant: merchant.code,
          member_id: memberId,
          method_id: method.id,
          method_name: method.name,
          provider: method.provider,
          rail: method.rail,
          reference: method.provider === MANUAL ? shortReference() : `D-${randomUUID()}`,
          bank,
          amount,
          fee: feeOf(method, amount),
          currency: merchant.currency,
          reserved: amount,
          return_url: returnUrl,
          // Whoever wrote it asks the provider next; should that be killed, another does.
          leased_until: new Date(now + LEASE),
          next_check_at: new Date(now + LEASE),
          created_at: new Date(now),
          changed_at: new Date(now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await noteStage(tx, { merchant: merchant.code, id }, 'created', now);
      if (method.provider === MANUAL) {
        await tx
          .insertInto('manual_deposit')
          .values({ merchant: merchant.code, order_id: id })
          .execute();
      }
      return { orderId: id.toString() };
    });
  });
  return { id: BigInt(orderId), isNew };
}

const invalid = (field: string) =>
  new Refusal('request.invalid', { errors: [{ field, code: 'pattern' }] });

/** Without what is taken for something else, by hand or by ear. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Typed into the form of a bank, where there is little room: as good as none is the same by chance. */
const shortReference = (): string =>
  `D${Array.from({ length: 11 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** One of those that the way to pay has, where it asks for one; and none elsewhere. */
function requireBank({ fields, banks }: PayMethod, chosen: string | null): void {
  const isAsked = fields.includes('bank');
  if (isAsked ? banks.some(({ code }) => code === chosen) : chosen === null) return;
  throw new Refusal('request.invalid', {
    errors: [{ field: 'fields.bank', code: chosen === null ? 'required' : 'pattern' }],
  });
}

function requireSoundSum(
  { currency }: Merchant,
  method: PayMethod,
  amount: bigint,
  expected: bigint,
): void {
  if (amount < method.least || amount > method.most) {
    const [min, max] = [method.least, method.most].map((sum) => toDecimal(sum, currency));
    throw new Refusal('amount.range', { value: { min, max } });
  }
  const credit = amount - feeOf(method, amount);
  if (credit !== expected) {
    throw new Refusal('quote.changed', { value: { credit: toDecimal(credit, currency) } });
  }
}

async function requireFewOpen(tx: Tx, merchant: string, memberId: bigint): Promise<void> {
  const { open } = await tx
    .selectFrom('deposit_order')
    .select((its) => its.fn.countAll<bigint>().as('open'))
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('reserved', '>', 0n)
    .executeTakeFirstOrThrow();
  if (open >= BigInt(MOST_OPEN)) throw new Refusal('deposit.too_many_open');
}

/** Where a law shuts the door after failures one after the other. */
async function requireFewFailed(
  tx: Tx,
  { code, policy: { failedDepositLock: lock } }: Merchant,
  memberId: bigint,
  now: number,
): Promise<void> {
  if (lock === 'none') return;
  const span = lock.minutes * MINUTE;
  const failed = await tx
    .selectFrom('deposit_order')
    .select('changed_at')
    .where((its) => its.and({ merchant: code, member_id: memberId, state: 'failed' }))
    .where('changed_at', '>', new Date(now - span))
    .orderBy('changed_at', 'desc')
    .limit(lock.failures)
    .execute();
  const first = failed.at(-1);
  if (first === undefined || failed.length < lock.failures) return;
  throw new Refusal('deposit.blocked', { value: { until: first.changed_at.getTime() + span } });
}
