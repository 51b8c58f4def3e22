import assert from 'node:assert/strict';
import {
  factOf,
  mustBeAt,
  mustBeUnclear,
  mustDecline,
  mustHaveMoved,
  type ConformanceCase,
} from './case.ts';
import type { Disturbance } from './rehearsal.ts';

/** An order whose answer is worth nothing: whatever the provider did, nobody may say that it did nothing. */
const worthless = (id: string, disturbance: Disturbance, tried: string): ConformanceCase => ({
  id,
  tried,
  seen: 'nobody says that it was not taken',
  async run(rehearsal) {
    const order = await rehearsal.order('waits');
    await mustBeUnclear(rehearsal.disturbed(disturbance).open(order));
  },
});

const noAnswers = ['cut_answer', 'page_for_an_answer', 'page_for_a_refusal'] as const;

/** Orders that are opened. */
export const openingCases: readonly ConformanceCase[] = [
  {
    id: 'open.waits',
    tried: 'an order is opened, and nobody acts on it',
    seen: 'what the member has to do, until when, and no money',
    async run(rehearsal) {
      const order = await rehearsal.order('waits');
      const { fact, action } = await rehearsal.provider.open(order);
      mustBeAt(fact, 'open');
      mustHaveMoved(fact, order.currency, []);
      assert.ok(action, 'says what to do');
      if (action.type === 'redirect') assert.match(action.url, /^https?:\/\//, 'leads to a page');
      assert.ok(
        fact.expiresAt === undefined || fact.expiresAt > fact.asOf,
        'can be paid for a while',
      );
    },
  },
  {
    id: 'open.twice',
    tried: 'the same order is opened twice, at once and once more',
    seen: 'one order of the provider, paid once',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      const { provider } = rehearsal;
      const both = await Promise.all([provider.open(order), provider.open(order)]);
      await rehearsal.pass('end');
      const third = await provider.open(order);
      const refs = new Set([...both, third].map(({ fact }) => fact.providerRef));
      assert.equal(refs.size, 1, 'is one order');
      const fact = await factOf(rehearsal, order.reference);
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
    },
  },
  {
    id: 'open.refused',
    tried: 'an order in a currency that is none',
    seen: 'that it was surely not taken, and no order',
    async run(rehearsal) {
      const order = { ...(await rehearsal.order('waits')), currency: 'XXX' };
      await mustDecline(rehearsal.provider.open(order));
      assert.equal(await rehearsal.provider.read(order.reference, 'in'), undefined, 'is not there');
    },
  },
  {
    id: 'open.wrong-key',
    tried: 'our key is not one of the provider’s',
    seen: 'that it was surely not taken, and no order',
    async run(rehearsal) {
      const order = await rehearsal.order('waits');
      await mustDecline(rehearsal.disturbed('wrong_key').open(order));
      assert.equal(await rehearsal.provider.read(order.reference, 'in'), undefined, 'is not there');
      // Of an order that may be there, a look-up by a wrong key says nothing.
      await rehearsal.provider.open(order);
      await mustBeUnclear(rehearsal.disturbed('wrong_key').read(order.reference, 'in'));
    },
  },
  worthless('open.not-reached', 'not_reached', 'the provider is not there'),
  {
    id: 'open.error',
    tried: 'the provider answers with an error of its own, but has taken it',
    seen: 'nobody says that it was not taken, and it is found and paid',
    async run(rehearsal) {
      const order = await rehearsal.order('error_but_accepted');
      await mustBeUnclear(rehearsal.provider.open(order));
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, order.reference);
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
    },
  },
  {
    id: 'open.silence',
    tried: 'the provider takes it and never answers',
    seen: 'the adapter gives up, nobody says that it was not taken, and it is found',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      await mustBeUnclear(rehearsal.disturbed('silent').open(order));
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, order.reference);
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
    },
  },
  {
    id: 'open.page',
    tried: 'what comes back breaks off, or is a page of somebody between, with 200 or 403',
    seen: 'it is not taken for the provider’s word',
    async run(rehearsal) {
      for (const disturbance of noAnswers) {
        const order = await rehearsal.order('waits');
        await mustBeUnclear(rehearsal.disturbed(disturbance).open(order));
      }
    },
  },
  worthless('open.amount', 'other_amount', 'the provider takes on another amount'),
];
