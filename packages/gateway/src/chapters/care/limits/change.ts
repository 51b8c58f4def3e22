import type { Body } from '@livery/contract';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { ceilingOf, raiseOf } from '../../../kernel/sites/policy/policy.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard } from '../guard/guard.ts';
import type { LimitKind, RulePeriod } from '../tables.ts';
import { foldLimits, noteLimit, pendingOf, type LimitRule } from './store.ts';

export interface Change {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
  /** An operator may only tighten; the member when not said. */
  readonly by?: 'operator';
}

/** What came of it: said in the reply, and in a letter. */
export interface LimitOutcome {
  readonly rule: LimitRule;
  readonly did: 'set' | 'lowered' | 'asked' | 'confirmed' | 'removed' | 'cancelled';
}

const ONLY_THE_MEMBER =
  'There is a lower limit. Nobody but the member can loosen one, after a wait and with a second word.';

/** A day has so many; the most that a limit on time can be. */
const DAY_MINUTES = 1_440n;

/** A lower limit holds from now on, and so does the first; a higher one waits (RG-08). */
export async function setLimit(change: Change, asked: Body<'setLimit'>): Promise<LimitOutcome> {
  const { tx, merchant, memberId, now } = change;
  const { type: kind, period } = asked;
  const amount = amountOf(merchant, asked);
  refuseAboveCeiling(merchant, kind, amount);
  await holdGuard(tx, merchant.code, memberId);
  const known = await ruleOf(change, { kind, period });
  const by = change.by ?? 'member';
  if (known === undefined) {
    const row = { merchant: merchant.code, member_id: memberId, kind, period, amount };
    const rule = await tx
      .insertInto('limit_rule')
      .values({ ...row, set_by: by, set_at: new Date(now), ...nothingPending })
      .returningAll()
      .executeTakeFirstOrThrow();
    return finish(change, { rule, did: 'set' }, amount);
  }
  if (amount > known.amount) {
    if (change.by === 'operator') throw new ActRefusal(ONLY_THE_MEMBER);
    return ask(change, known, amount);
  }
  const rule = await update(change, known.id, {
    amount,
    set_by: by,
    set_at: new Date(now),
    ...nothingPending,
  });
  return finish(change, { rule, did: 'lowered' }, amount);
}

export async function removeLimit(change: Change, id: string): Promise<LimitOutcome> {
  await holdGuard(change.tx, change.merchant.code, change.memberId);
  return ask(change, await requireRule(change, id), null);
}

/** The second word that a looser limit wants, once its time of waiting is over. */
export async function confirmLimit(change: Change, id: string): Promise<LimitOutcome> {
  const { tx, merchant, now } = change;
  await holdGuard(tx, merchant.code, change.memberId);
  const known = await requireRule(change, id);
  if (known.effective_at === null) throw new Refusal('limit.missing');
  const pending = pendingOf(known, now);
  if (pending === undefined) throw new Refusal('rg.lapsed', { value: {} });
  if (now < pending.from.getTime()) {
    throw new Refusal('rg.too_early', { value: { at: pending.from.getTime() } });
  }
  if (pending.amount === null) {
    await tx
      .deleteFrom('limit_rule')
      .where('merchant', '=', merchant.code)
      .where('id', '=', known.id)
      .execute();
    return finish(change, { rule: known, did: 'removed' }, null);
  }
  // A ceiling may have come meanwhile.
  refuseAboveCeiling(merchant, known.kind, pending.amount);
  const rule = await update(change, known.id, {
    amount: pending.amount,
    set_by: 'member',
    set_at: new Date(now),
    ...nothingPending,
  });
  return finish(change, { rule, did: 'confirmed' }, rule.amount);
}

/** Staying with what holds takes no second word. */
export async function cancelPending(change: Change, id: string): Promise<LimitOutcome> {
  await holdGuard(change.tx, change.merchant.code, change.memberId);
  const known = await requireRule(change, id);
  if (known.effective_at === null) return { rule: known, did: 'cancelled' };
  const rule = await update(change, known.id, nothingPending);
  return finish(change, { rule, did: 'cancelled' }, rule.amount);
}

const nothingPending = { pending_amount: null, effective_at: null, confirm_by: null } as const;

async function ask(change: Change, known: LimitRule, amount: bigint | null): Promise<LimitOutcome> {
  const { merchant, now } = change;
  // A single stake has no period of its own; it waits as long as a session.
  const period = known.period === 'single' ? 'session' : known.period;
  const { from, until } = raiseOf(merchant, period, now);
  const rule = await update(change, known.id, {
    pending_amount: amount,
    effective_at: new Date(from),
    confirm_by: new Date(until),
  });
  return finish(change, { rule, did: 'asked' }, amount);
}

async function finish(
  change: Change,
  changed: LimitOutcome,
  amount: bigint | null,
): Promise<LimitOutcome> {
  const { by = 'member', now } = change;
  await noteLimit(change.tx, changed.rule, { event: changed.did, amount, by, at: new Date(now) });
  await foldLimits(change.tx, { merchant: change.merchant.code, memberId: change.memberId });
  return changed;
}

function update(
  { tx, merchant }: Change,
  id: bigint,
  set: Partial<Omit<LimitRule, 'merchant' | 'id' | 'member_id' | 'kind' | 'period'>>,
): Promise<LimitRule> {
  return tx
    .updateTable('limit_rule')
    .set(set)
    .where('merchant', '=', merchant.code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const ruleOf = (
  { tx, merchant, memberId }: Change,
  which: { readonly kind: LimitKind; readonly period: RulePeriod } | { readonly id: bigint },
): Promise<LimitRule | undefined> =>
  tx
    .selectFrom('limit_rule')
    .selectAll()
    .where((its) => its.and({ merchant: merchant.code, member_id: memberId, ...which }))
    .executeTakeFirst();

/** Somebody else’s is as unknown as one that never was. */
async function requireRule(change: Change, id: string): Promise<LimitRule> {
  const rule = await ruleOf(change, { id: BigInt(id) });
  if (rule === undefined) throw new Refusal('limit.missing');
  return rule;
}

const periodsOf: Readonly<Record<LimitKind, readonly RulePeriod[]>> = {
  deposit: ['24h', '7d', '1m'],
  loss: ['24h', '7d', '1m'],
  wager: ['24h', '7d', '1m'],
  stake: ['single'],
  time: ['session', '24h'],
};

function amountOf(merchant: Merchant, { type, period, amount }: Body<'setLimit'>): bigint {
  if (!periodsOf[type].includes(period)) throw invalid('period', 'enum');
  if (type !== 'time') {
    const minor = toMinor(amount, merchant.currency);
    if (minor === undefined) throw invalid('amount', 'format');
    return minor;
  }
  if (!/^[0-9]{1,4}$/.test(amount)) throw invalid('amount', 'format');
  const minutes = BigInt(amount);
  if (minutes < 1n) throw invalid('amount', 'minimum');
  if (minutes > DAY_MINUTES) throw invalid('amount', 'maximum');
  return minutes;
}

function refuseAboveCeiling(merchant: Merchant, kind: LimitKind, amount: bigint): void {
  const key = ({ deposit: 'depositCeilingMonth', stake: 'singleStakeAtMost' } as const)[
    kind as 'deposit' | 'stake'
  ];
  const most = key === undefined ? undefined : ceilingOf(merchant, key);
  if (most === undefined || amount <= most) return;
  throw new Refusal('rg.above_ceiling', { value: { max: toDecimal(most, merchant.currency) } });
}

const invalid = (field: string, code: string) =>
  new Refusal('request.invalid', { errors: [{ field, code }] });
