import { deepEqual, equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../gateway.ts';
import { payByCard } from '../players/card.ts';
import { openCounter, type Counter, type Payer } from '../players/counter.ts';
import { payIn, untilEnded } from '../players/flagged.ts';
import { know, laws, type Law, type Trials } from './laws.ts';

let counter: Counter;

/** One provider, with a way that is of credit whoever pays by it. */
export async function preparePayers(gateway: TestGateway): Promise<() => Promise<void>> {
  counter = await openCounter(
    gateway,
    laws.map(({ site }) => site),
  );
  for (const { site: merchant } of laws) {
    await gateway.db
      .insertInto('pay_method')
      .values({
        merchant,
        id: 'pay-later',
        kind: 'gateway',
        rail: 'ewallet',
        funding: 'credit',
        provider: 'demo',
        name: 'Pay later',
        least: 1_000n,
        most: 10_000_000n,
      })
      .execute();
  }
  return () => counter.stop();
}

/** Known as well as any law asks, by a name, and with a limit that is in nobody’s way. */
async function addNamed(gateway: TestGateway, { site }: Law): Promise<Payer> {
  const who = await counter.addPayer(site);
  await know(gateway, who, 2);
  await who.browser.call('setPayeeName', { body: { payeeName: 'Nova Reyes' } });
  const body = { type: 'deposit', period: '1m', amount: '500.00' } as const;
  await who.browser.call('setLimit', { body });
  return who;
}

/** How a deposit of 100.00 ended, and what its member has and is told. */
async function ended(
  { browser }: Payer,
  { orderId }: { readonly orderId: string },
): Promise<Ended> {
  const asked = { params: { kindOrId: orderId } };
  const { value } = (await browser.call('depositOrder', asked)).envelope;
  const inbox = (await browser.call('inbox', { query: {} })).envelope.value?.list ?? [];
  return {
    status: value?.status,
    reason: value?.reason,
    cash: (await browser.call('wallet')).envelope.value?.cash ?? '0.00',
    letters: inbox.map(({ title }) => title).filter((title) => !title.includes('limit')),
  };
}

interface Ended {
  readonly status: string | undefined;
  readonly reason: string | undefined;
  readonly cash: string;
  readonly letters: readonly string[];
}

const kept: Ended = {
  status: 'paid',
  reason: undefined,
  cash: '100.00',
  letters: ['Your deposit has arrived'],
};

const returned = (reason: string, letter: string): Ended => ({
  status: 'returned',
  reason,
  cash: '0.00',
  letters: ['A deposit was sent back', letter],
});

export const payers = {
  async creditCards(gateway, law) {
    const may = law.policy.creditCards;
    const who = await addNamed(gateway, law);
    const { methods = [] } = (await who.browser.call('depositMethods')).envelope.value ?? {};
    equal(
      methods.some(({ id }) => id === 'pay-later'),
      may,
    );
    equal(methods.find(({ rail }) => rail === 'card')?.withoutCredit, may ? undefined : true);
    equal(methods.find(({ rail }) => rail === 'bank')?.withoutCredit, undefined);
    const later = await who.browser.call('deposit', {
      params: { kindOrId: 'gateway' },
      body: { methodId: 'pay-later', amount: '10.00', expectedCredit: '10.00' },
      headers: { 'idempotency-key': randomUUID() },
    });
    equal(later.envelope.code, may ? undefined : 'method.closed');
    for (const [outcome, refused] of [
      ['paid_by_credit', returned('credit_card', 'We may not take a credit card')],
      ['paid_by_unknown_card', returned('unknown_card', 'We may not take a card of this kind')],
      ['paid', kept],
    ] as const) {
      const payer = await addNamed(gateway, law);
      const end = await payIn(gateway, counter, payer, '100.00', outcome);
      deepEqual([outcome, await ended(payer, end)], [outcome, may ? kept : refused]);
    }
  },

  async thirdPartyPayers(gateway, law) {
    const may = law.policy.thirdPartyPayers;
    const other = await addNamed(gateway, law);
    const end = await payIn(gateway, counter, other, '100.00', 'paid_by_other');
    const told = 'A deposit has to come from an account of your own';
    deepEqual(await ended(other, end), may ? kept : returned('other_payer', told));
    // Its own letter is all that its member gets, and it names nobody.
    const { text } = await other.browser.call('inbox', { query: {} });
    equal(/Odette|Marlow/.test(text), false);
    for (const [name, isKept] of [
      ['REYES, Nova', true],
      ['Ana Reyes', may],
    ] as const) {
      const payer = await addNamed(gateway, law);
      const page = await pageOf(payer);
      await payByCard(page.url, { name });
      await untilEnded(gateway, counter, page.orderId);
      const wanted = isKept ? kept : returned('other_payer', told);
      deepEqual([name, await ended(payer, page)], [name, wanted]);
    }
  },
} satisfies Trials;

/** Where a card is asked for. */
async function pageOf(payer: Payer): Promise<{ readonly orderId: string; readonly url: string }> {
  const { envelope } = await counter.deposit(payer, 'card');
  const { orderId = '', action } = envelope.value ?? {};
  if (action?.type !== 'redirect') throw new Error(`no page: ${envelope.code}`);
  return { orderId, url: action.url };
}
