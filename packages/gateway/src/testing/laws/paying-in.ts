import { randomUUID } from 'node:crypto';
import { deepEqual, equal } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import { openCounter, type Counter, type Payer } from '../players/counter.ts';
import { addPerson } from '../people.ts';
import { know, laws, MINUTE, type Law, type Trials } from './laws.ts';

let counter: Counter;

/** One provider that all of the sites pay in at. */
export async function prepareTills(gateway: TestGateway): Promise<() => Promise<void>> {
  counter = await openCounter(
    gateway,
    laws.map(({ site }) => site),
  );
  return () => counter.stop();
}

type Rail = Parameters<Counter['deposit']>[1];

/** What the gateway says to a deposit of so much: `ordered`, or why not. */
async function paying(who: Payer, amount: number, rail: Rail = 'card'): Promise<string> {
  const { envelope } = await counter.deposit(who, rail, amount.toFixed(2), randomUUID());
  return envelope.code ?? 'ordered';
}

const LEAST = 10;
/** More than any law names, and no more than the methods of the tests take. */
const MUCH = 90_000;

/**
 * Somebody who is known as well as that and was asked for a limit; where a law
 * wants one before the first deposit, they have one that is in nobody’s way.
 */
async function addPayer(
  gateway: TestGateway,
  { site, policy, currency }: Law,
  level: number,
): Promise<Payer> {
  const who = await counter.addPayer(site);
  await know(gateway, who, level);
  if (policy.limitPrompt === 'require') {
    const { depositCeilingMonth: most } = policy;
    const amount = (most === 'none' ? MUCH : (most[currency] ?? 0)).toFixed(2);
    const body = { type: 'deposit', period: '1m', amount } as const;
    await who.browser.call('setLimit', { body });
  }
  return who;
}

export const payingIn = {
  async kycGate(gateway, law) {
    const who = await addPayer(gateway, law, 0);
    const isFree = law.policy.kycGate === 'beforeWithdraw';
    equal(await paying(who, LEAST), isFree ? 'ordered' : 'kyc.required');
    await know(gateway, who, 1);
    equal(await paying(who, LEAST), 'ordered');
  },

  async unverifiedDepositTotal(gateway, law) {
    const { kycGate, unverifiedDepositTotal } = law.policy;
    const most = kycGate === 'beforeWithdraw' ? (unverifiedDepositTotal[law.currency] ?? 0) : 0;
    const [exact, above] = [await addPayer(gateway, law, 0), await addPayer(gateway, law, 0)];
    equal(await paying(above, most === 0 ? LEAST : most + 0.01), 'kyc.required');
    if (most === 0) return;
    equal(await paying(exact, most - LEAST + 0.01), 'ordered');
    equal(await paying(exact, LEAST), 'kyc.required');
    equal(await paying(above, most), 'ordered');
  },

  async depositCeilingMonth(gateway, law) {
    const ceiling = law.policy.depositCeilingMonth;
    const who = await addPayer(gateway, law, 2);
    if (ceiling === 'none') {
      equal(await paying(who, MUCH), 'ordered');
      return;
    }
    const most = ceiling[law.currency] ?? 0;
    const amount = (most + 0.01).toFixed(2);
    const body = { type: 'deposit', period: '1m', amount } as const;
    equal((await who.browser.call('setLimit', { body })).envelope.code, 'rg.above_ceiling');
    equal(await paying(who, most + 0.01), 'rg.limit_reached');
    equal(await paying(who, most - LEAST + 0.01), 'ordered');
    equal(await paying(who, LEAST), 'rg.limit_reached');
  },

  async limitPrompt(gateway, law) {
    const { id, account } = await addPerson(gateway, { merchant: law.site });
    const browser = gateway.visit(law.site);
    await browser.login(account);
    const who = { id, account, browser };
    await know(gateway, who, 2);
    equal(await paying(who, LEAST), 'rg.prompt');
    await browser.call('answerPrompt', { body: { answer: 'declined' } });
    const mayDecline = law.policy.limitPrompt === 'ask';
    equal(await paying(who, LEAST), mayDecline ? 'ordered' : 'rg.prompt');
    const body = { type: 'deposit', period: '1m', amount: '500.00' } as const;
    await browser.call('setLimit', { body });
    equal(await paying(who, LEAST), 'ordered');
  },

  async limits(gateway, law) {
    const whoever = await addPayer(gateway, law, 2);
    const { rules } = (await whoever.browser.call('responsiblePlay')).envelope.value ?? {};
    deepEqual(rules?.limits, law.policy.limits);
    deepEqual(rules?.sessionLimits, law.policy.sessionLimits);
    for (const name of law.policy.limits) {
      const [type, period] = name.split('.') as ['deposit', '24h'];
      const who = await addPayer(gateway, law, 2);
      const body = { type, period, amount: '50.00' };
      const { envelope } = await who.browser.call('setLimit', { body });
      deepEqual([name, envelope.value?.amount], [name, '50.00']);
      if (type !== 'deposit') continue;
      deepEqual([name, await paying(who, 50.01)], [name, 'rg.limit_reached']);
      deepEqual([name, await paying(who, 50)], [name, 'ordered']);
      deepEqual([name, await paying(who, LEAST)], [name, 'rg.limit_reached']);
    }
  },

  async crypto(gateway, law) {
    const who = await addPayer(gateway, law, 2);
    const { envelope } = await who.browser.call('depositMethods');
    const rails = envelope.value?.methods.map(({ rail }) => rail);
    equal(rails?.includes('crypto'), law.policy.crypto);
    equal(await paying(who, LEAST, 'crypto'), law.policy.crypto ? 'ordered' : 'method.closed');
  },

  async failedDepositLock(gateway, law) {
    const { failedDepositLock: lock } = law.policy;
    const who = await addPayer(gateway, law, 2);
    const times = lock === 'none' ? 1 : lock.failures;
    for (let failed = 0; failed < times; failed += 1) {
      equal(await paying(who, LEAST), 'ordered');
      await fail(gateway, who);
    }
    if (lock === 'none') {
      equal(await paying(who, LEAST), 'ordered');
      return;
    }
    gateway.advance(lock.minutes * MINUTE - 1);
    equal(await paying(who, LEAST), 'deposit.blocked');
    gateway.advance(1);
    equal(await paying(who, LEAST), 'ordered');
  },
} satisfies Trials;

/** As a provider would say of what is open. */
async function fail({ db, now }: TestGateway, { id }: Payer): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set({ state: 'failed', reserved: 0n, changed_at: new Date(now()), next_check_at: null })
    .where('member_id', '=', id)
    .where('reserved', '>', 0n)
    .execute();
}
