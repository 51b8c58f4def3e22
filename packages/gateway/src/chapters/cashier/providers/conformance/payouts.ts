import assert from 'node:assert/strict';
import { factOf, mustBeAt, mustBeUnclear, mustHaveMoved, type ConformanceCase } from './case.ts';

/** Money that goes to members. */
export const payoutCases: readonly ConformanceCase[] = [
  {
    id: 'pay.paid',
    tried: 'a payout is asked for twice, and paid',
    seen: 'one movement of exactly its amount',
    async run(rehearsal) {
      const payout = await rehearsal.payout('paid');
      const first = await rehearsal.provider.pay(payout);
      const second = await rehearsal.provider.pay(payout);
      assert.equal(second.providerRef, first.providerRef, 'is one payout');
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, payout.reference, 'out');
      mustBeAt(fact, 'finished');
      mustHaveMoved(fact, payout.currency, [['payout', payout.amount]]);
    },
  },
  {
    id: 'pay.refused',
    tried: 'a payout to an account that is closed',
    seen: 'that it failed, why, and no money',
    async run(rehearsal) {
      const payout = await rehearsal.payout('refused');
      await rehearsal.provider.pay(payout);
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, payout.reference, 'out');
      mustBeAt(fact, 'failed');
      mustHaveMoved(fact, payout.currency, []);
      assert.equal(fact.reason, 'account_closed', 'says why');
    },
  },
  {
    id: 'pay.silence',
    tried: 'a payout that is taken on and never answered, and asked for again',
    seen: 'nobody says that it was not taken, it is found, and paid once',
    async run(rehearsal) {
      const payout = await rehearsal.payout('paid');
      await mustBeUnclear(rehearsal.disturbed('silent').pay(payout));
      const found = await factOf(rehearsal, payout.reference, 'out');
      const again = await rehearsal.provider.pay(payout);
      assert.equal(again.providerRef, found.providerRef, 'is one payout');
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, payout.reference, 'out');
      mustHaveMoved(fact, payout.currency, [['payout', payout.amount]]);
    },
  },
  {
    id: 'pay.in-part',
    tried: 'a payout of which only a part is paid',
    seen: 'a movement of less than its amount',
    async run(rehearsal) {
      const payout = await rehearsal.payout('in_part');
      await rehearsal.provider.pay(payout);
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, payout.reference, 'out');
      mustHaveMoved(fact, payout.currency, [['payout']]);
      assert.ok((fact.movements[0]?.amount ?? 0n) < payout.amount, 'is less than was asked for');
    },
  },
  {
    id: 'pay.returned',
    tried: 'a payout that is paid, and comes back from the bank',
    seen: 'a movement for each, and the first stays what it was',
    async run(rehearsal) {
      const payout = await rehearsal.payout('returned');
      await rehearsal.provider.pay(payout);
      await rehearsal.pass('start');
      const paid = await factOf(rehearsal, payout.reference, 'out');
      mustHaveMoved(paid, payout.currency, [['payout', payout.amount]]);
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, payout.reference, 'out');
      mustHaveMoved(fact, payout.currency, [['payout'], ['return', payout.amount]]);
      assert.deepEqual(fact.movements[0], paid.movements[0], 'keeps the first');
    },
  },
];
