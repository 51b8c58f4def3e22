import assert from 'node:assert/strict';
import type { FailReason } from '../port.ts';
import { factOf, mustBeAt, mustBeUnclear, mustHaveMoved, type ConformanceCase } from './case.ts';

/** What has become of orders. */
export const readingCases: readonly ConformanceCase[] = [
  {
    id: 'read.unknown',
    tried: 'an order that the provider never heard of',
    seen: 'that there is none',
    async run(rehearsal) {
      const { reference } = await rehearsal.order('waits');
      assert.equal(await rehearsal.provider.read(reference, 'in'), undefined);
      assert.equal(await rehearsal.provider.read(reference, 'out'), undefined);
    },
  },
  {
    id: 'read.paid',
    tried: 'an order that is paid, read twice',
    seen: 'the same one movement of exactly its amount',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      await rehearsal.provider.open(order);
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, order.reference);
      mustBeAt(fact, 'finished');
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
      const again = await factOf(rehearsal, order.reference);
      assert.deepEqual(again.movements, fact.movements, 'is the same movement');
    },
  },
  {
    id: 'read.settling',
    tried: 'an order that is in progress, and then paid',
    seen: 'no money while it is, and one movement then',
    async run(rehearsal) {
      const order = await rehearsal.order('settling_then_paid');
      await rehearsal.provider.open(order);
      await rehearsal.pass('start');
      const early = await factOf(rehearsal, order.reference);
      mustBeAt(early, 'settling');
      mustHaveMoved(early, order.currency, []);
      await rehearsal.pass('end');
      const late = await factOf(rehearsal, order.reference);
      mustBeAt(late, 'finished');
      mustHaveMoved(late, order.currency, [['capture', order.amount]]);
      assert.ok(late.asOf >= early.asOf, 'is as of a later time');
    },
  },
  {
    id: 'read.refused',
    tried: 'orders that are declined, and that lack money',
    seen: 'that they failed, each with its reason, and no money',
    async run(rehearsal) {
      const reasons: readonly FailReason[] = ['declined', 'no_funds'];
      for (const reason of reasons) {
        const order = await rehearsal.order(reason === 'declined' ? 'declined' : 'no_funds');
        await rehearsal.provider.open(order);
        await rehearsal.pass('end');
        const fact = await factOf(rehearsal, order.reference);
        mustBeAt(fact, 'failed');
        mustHaveMoved(fact, order.currency, []);
        assert.equal(fact.reason, reason, 'says why');
      }
    },
  },
  {
    id: 'read.parts',
    tried: 'an order of which half is paid, and then the rest',
    seen: 'a movement for each, and the first stays what it was',
    async run(rehearsal) {
      const order = await rehearsal.order('half_then_rest');
      await rehearsal.provider.open(order);
      await rehearsal.pass('start');
      const half = await factOf(rehearsal, order.reference);
      mustHaveMoved(half, order.currency, [['capture']]);
      const [first] = half.movements;
      assert.ok(first && first.amount < order.amount, 'is less than was asked for');
      assert.notEqual(half.stage, 'finished', 'may get more');
      await rehearsal.pass('end');
      const whole = await factOf(rehearsal, order.reference);
      mustHaveMoved(whole, order.currency, [
        ['capture', first.amount],
        ['capture', order.amount - first.amount],
      ]);
      assert.deepEqual(whole.movements[0], first, 'keeps the first');
    },
  },
  {
    id: 'read.more',
    tried: 'an order for which too much is paid, and one that is paid twice',
    seen: 'all that came, as it came',
    async run(rehearsal) {
      const much = await rehearsal.order('too_much');
      await rehearsal.provider.open(much);
      const twice = await rehearsal.order('paid_twice');
      await rehearsal.provider.open(twice);
      await rehearsal.pass('end');
      const one = await factOf(rehearsal, much.reference);
      mustHaveMoved(one, much.currency, [['capture']]);
      assert.ok((one.movements[0]?.amount ?? 0n) > much.amount, 'is more than was asked for');
      mustHaveMoved(await factOf(rehearsal, twice.reference), twice.currency, [
        ['capture', twice.amount],
        ['capture', twice.amount],
      ]);
    },
  },
  {
    id: 'read.late',
    tried: 'an order that runs out, and is paid after that',
    seen: 'that it ran out without money, and later the money',
    async run(rehearsal) {
      const order = await rehearsal.order('paid_after_expiry');
      await rehearsal.provider.open(order);
      await rehearsal.pass('middle');
      const expired = await factOf(rehearsal, order.reference);
      mustBeAt(expired, 'expired');
      mustHaveMoved(expired, order.currency, []);
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, order.reference);
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
    },
  },
  {
    id: 'read.unknown-status',
    tried: 'a status that did not exist when the adapter was written',
    seen: 'that it goes on: neither failed nor finished',
    async run(rehearsal) {
      const order = await rehearsal.order('waits');
      await rehearsal.provider.open(order);
      const fact = await rehearsal.disturbed('unknown_status').read(order.reference, 'in');
      assert.equal(fact?.stage, 'settling');
    },
  },
  {
    id: 'read.broken-amount',
    tried: 'a movement whose amount is no whole number',
    seen: 'no fact at all, rather than a wrong one',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      await rehearsal.provider.open(order);
      await rehearsal.pass('end');
      await mustBeUnclear(rehearsal.disturbed('broken_amount').read(order.reference, 'in'));
    },
  },
  {
    id: 'read.chargeback',
    tried: 'an order that is paid, charged back, and won',
    seen: 'a movement for each, and the first stays what it was',
    async run(rehearsal) {
      const order = await rehearsal.order('charged_back_and_won');
      await rehearsal.provider.open(order);
      await rehearsal.pass('middle');
      const lost = await factOf(rehearsal, order.reference);
      mustHaveMoved(lost, order.currency, [
        ['capture', order.amount],
        ['chargeback', order.amount],
      ]);
      await rehearsal.pass('end');
      const won = await factOf(rehearsal, order.reference);
      assert.deepEqual(won.movements.slice(0, 2), lost.movements, 'keeps what was');
      mustHaveMoved(won, order.currency, [['capture'], ['chargeback'], ['won', order.amount]]);
    },
  },
];
