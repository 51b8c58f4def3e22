import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import { depositStanding, holdGuard, tightest } from '../../care/index.ts';
import { getMember, memberNamed } from '../../member/index.ts';
import { isPayerRefusal } from '../payers/refused.ts';
import { providerOf } from '../providers/accounts.ts';
import { MANUAL } from '../providers/manual/adapter.ts';
import { creditedFor, keepSuspended, releaseSuspended } from './release.ts';
import { holdSuspended, suspendedAt, type SuspenseReceipt, type SuspendedKey } from './rows.ts';

const closed = { additionalProperties: false } as const;
const named = {
  provider: Type.String({ maxLength: 40, description: 'who has the money' }),
  movement: Type.String({ maxLength: 200, description: 'as the provider calls it' }),
};

const ofSuspense = { permission: 'payments', subjectKind: 'receipt' } as const;

const nameOf = ({ provider, movement }: SuspendedKey): string => `${provider}:${movement}`;

function keyIn(id: string): SuspendedKey {
  const [, provider, movement] = /^([^:]+):(.+)$/.exec(id) ?? [];
  if (provider === undefined || movement === undefined) {
    throw new ActRefusal(`${id} is no receipt. The list has them as provider:movement.`);
  }
  return { provider, movement };
}

async function held({ tx, merchant, params }: Scene<SuspendedKey>) {
  const receipt = await holdSuspended(tx, merchant.code, params);
  return { subject: nameOf(receipt), receipt };
}

const factsOf = ({ waiting, currency, why, isLeaving }: SuspenseReceipt) => ({
  suspense: toDecimal(waiting, currency),
  currency,
  why,
  leaving: isLeaving,
});

const readReceipt = defineAct({
  ...ofSuspense,
  name: 'suspense.read',
  text: 'looked at money in suspense',
  isReading: true,
  approval: 'alone',
  params: Type.Object(named, closed),
  hold: held,
  async run({ tx, merchant }, { receipt }) {
    const { memberId, reference, at, fault, rail } = receipt;
    const member = memberId === null ? undefined : await getMember(tx, merchant.code, memberId);
    return {
      before: null,
      after: { member: memberId?.toString() ?? null },
      result: {
        ...factsOf(receipt),
        reference,
        rail,
        account: member?.account ?? null,
        received: at.toISOString(),
        fault,
      },
    };
  },
});

/** Of two ways out only one, and never both. */
async function requireStaying(
  { tx, vault, merchant, now }: Scene<unknown>,
  { receipt }: { readonly receipt: SuspenseReceipt },
): Promise<void> {
  if (receipt.isLeaving) throw new ActRefusal(`${nameOf(receipt)} is on its way back.`);
  if (receipt.orderId === null) return;
  const at = { merchant: merchant.code, provider: receipt.provider };
  const provider = await providerOf({ db: tx, vault: vault(), clock: () => now }, at);
  if (!provider?.can.sendBack.some((rail) => rail === receipt.rail)) return;
  throw new ActRefusal(`${nameOf(receipt)} goes back by itself, along the way that it came.`);
}

const creditReceipt = defineAct({
  ...ofSuspense,
  name: 'suspense.credit',
  text: 'credited money that lay in suspense',
  approval: { eyes: 2 },
  params: Type.Object(
    { ...named, account: Type.String({ maxLength: 80, description: 'of whose it is' }) },
    closed,
  ),
  async hold(scene) {
    const { tx, merchant, params } = scene;
    const member = await memberNamed(tx, merchant, params.account);
    // The guard before the money, as by whoever pays in (ADR 182).
    const guard = await holdGuard(tx, merchant.code, member.id);
    return { ...(await held(scene)), member, guard };
  },
  async run(scene, { receipt, member, guard }) {
    const { tx, merchant, now, events } = scene;
    const { waiting, currency, memberId, orderId } = receipt;
    await requireStaying(scene, { receipt });
    if (memberId !== null && memberId !== member.id) {
      throw new ActRefusal(`${nameOf(receipt)} came for another member’s order.`);
    }
    if (currency !== merchant.currency) {
      throw new ActRefusal(
        `${nameOf(receipt)} is in ${currency}, and wallets in ${merchant.currency}.`,
      );
    }
    if (isPayerRefusal(receipt.why)) {
      throw new ActRefusal(
        `${nameOf(receipt)} may not be kept here for who paid it, or with what: send it back.`,
      );
    }
    if (barredBy(merchant, guard, now) !== undefined) {
      throw new ActRefusal(`${member.account} is barred, and pays nothing in.`);
    }
    const room = tightest(await depositStanding(tx, merchant, member.id, now))?.room;
    if (room !== undefined && room < waiting) {
      throw new ActRefusal(`A limit of ${member.account} leaves ${toDecimal(room, currency)}.`);
    }
    await releaseSuspended(tx, merchant, receipt, member.id, now);
    if (orderId !== null) {
      // What comes with a deposit comes with what of it is released as well.
      const credited = await creditedFor(tx, merchant.code, orderId);
      await events.depositCredited(tx, { merchant, memberId: member.id, orderId, credited, now });
    }
    const owner = { merchant: merchant.code, memberId: member.id };
    return {
      before: factsOf(receipt),
      after: { suspense: '0', member: member.id.toString() },
      result: { account: member.account, credited: toDecimal(waiting, currency) },
      news: () => [{ ...owner, event: 'balance' as const, data: {} }],
    };
  },
});

const returnReceipt = defineAct({
  ...ofSuspense,
  name: 'suspense.send-back',
  text: 'sent money in suspense back',
  approval: { eyes: 2 },
  params: Type.Object(named, closed),
  hold: held,
  async run(scene, { receipt }) {
    const { tx, merchant, now } = scene;
    await requireStaying(scene, { receipt });
    // What may not be kept is sent back all the same: the provider says whether it can.
    if (receipt.provider === MANUAL) {
      throw new ActRefusal(
        `Send ${nameOf(receipt)} back at your bank, and say so by manual-deposits.sent-back.`,
      );
    }
    const isTheirs = receipt.orderId !== null || receipt.payoutId !== null;
    if (isTheirs && !isPayerRefusal(receipt.why)) {
      throw new ActRefusal(
        `Money does not go back along ${receipt.rail}; credit it, or pay it out.`,
      );
    }
    const at = new Date(now);
    const fresh = { amount: receipt.waiting, asked_at: at, next_at: at };
    await tx
      .insertInto('send_back')
      .values({
        merchant: merchant.code,
        provider: receipt.provider,
        movement: receipt.movement,
        ...fresh,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'provider', 'movement'])
          .doUpdateSet({ ...fresh, done_at: null, fault: null, tries: 0 }),
      )
      .execute();
    return {
      before: factsOf(receipt),
      after: { ...factsOf(receipt), leaving: true },
      result: { amount: toDecimal(receipt.waiting, receipt.currency), currency: receipt.currency },
    };
  },
});

/** Whose it is can no more be found out. What came for an order is its member’s. */
const keepReceipt = defineAct({
  ...ofSuspense,
  name: 'suspense.write-off',
  text: 'wrote off money in suspense',
  approval: { eyes: 2 },
  params: Type.Object(named, closed),
  hold: held,
  async run(scene, { receipt }) {
    const { tx, merchant, now } = scene;
    await requireStaying(scene, { receipt });
    if (receipt.orderId !== null) {
      throw new ActRefusal(`${nameOf(receipt)} came for a member’s order, and is theirs.`);
    }
    await keepSuspended(tx, merchant, receipt, now);
    return {
      before: factsOf(receipt),
      after: { ...factsOf(receipt), suspense: '0' },
      result: { amount: toDecimal(receipt.waiting, receipt.currency), currency: receipt.currency },
    };
  },
});

export const suspenseActs = [readReceipt, creditReceipt, returnReceipt, keepReceipt];

export const suspenseQueue: Queue = {
  name: 'suspense',
  about: 'money that a provider took in and nobody may have yet',
  permission: 'payments',
  async list({ db, merchant, after, limit }) {
    const key = after === undefined ? undefined : keyIn(after);
    const waiting = await suspendedAt(db, merchant.code, key, limit);
    return waiting.map((receipt) => ({
      id: nameOf(receipt),
      since: receipt.at,
      facts: [
        `${toDecimal(receipt.waiting, receipt.currency)} ${receipt.currency}`,
        receipt.why,
        receipt.isLeaving ? 'on its way back' : (receipt.fault ?? ''),
      ],
    }));
  },
  show: { act: readReceipt, about: 'shows it', of: (id) => ({ ...keyIn(id) }) },
  decisions: {
    credit: {
      act: creditReceipt,
      about: 'gives it to the member whose it is',
      of: (id) => ({ ...keyIn(id) }),
    },
    'send-back': {
      act: returnReceipt,
      about: 'sends it back to whoever paid it',
      of: (id) => ({ ...keyIn(id) }),
    },
    'write-off': {
      act: keepReceipt,
      about: 'gives up finding out whose it is',
      of: (id) => ({ ...keyIn(id) }),
    },
  },
};
