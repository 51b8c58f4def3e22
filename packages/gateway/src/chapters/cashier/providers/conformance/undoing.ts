import assert from 'node:assert/strict';
import { factOf, mustBeAt, mustDecline, mustHaveMoved, type ConformanceCase } from './case.ts';

/** Orders that are cancelled, and money that goes back. */
export const undoingCases: readonly ConformanceCase[] = [
  {
    id: 'cancel.open',
    tried: 'an order that waits is cancelled, twice',
    seen: 'that it is, and no money ever',
    async run(rehearsal) {
      const order = await rehearsal.order('waits');
      await rehearsal.provider.open(order);
      mustBeAt(await rehearsal.provider.cancel(order.reference), 'cancelled');
      mustBeAt(await rehearsal.provider.cancel(order.reference), 'cancelled');
      await rehearsal.pass('end');
      const fact = await factOf(rehearsal, order.reference);
      mustBeAt(fact, 'cancelled');
      mustHaveMoved(fact, order.currency, []);
    },
  },
  {
    id: 'cancel.late',
    tried: 'an order that is paid is cancelled',
    seen: 'that it is paid, as an answer and not as an error',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      await rehearsal.provider.open(order);
      await rehearsal.pass('end');
      const fact = await rehearsal.provider.cancel(order.reference);
      mustBeAt(fact, 'finished');
      mustHaveMoved(fact, order.currency, [['capture', order.amount]]);
    },
  },
  {
    id: 'send-back',
    tried: 'a part of what came is sent back, twice under one key, and then more than is left',
    seen: 'one movement back, and that the rest was surely not sent',
    async run(rehearsal) {
      const order = await rehearsal.order('paid');
      await rehearsal.provider.open(order);
      await rehearsal.pass('end');
      const [capture] = (await factOf(rehearsal, order.reference)).movements;
      assert.ok(capture, 'is paid');
      const { provider } = rehearsal;
      const key = `back-${order.reference}`;
      const part = order.amount / 3n;
      await provider.sendBack(capture.id, part, key);
      const again = await provider.sendBack(capture.id, part, key);
      const expected = [['capture', order.amount] as const, ['refund', part] as const];
      mustHaveMoved(again, order.currency, expected);
      await mustDecline(provider.sendBack(capture.id, order.amount, `${key}-more`));
      mustHaveMoved(await factOf(rehearsal, order.reference), order.currency, expected);
    },
  },
];
