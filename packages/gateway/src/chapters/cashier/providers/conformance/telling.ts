import assert from 'node:assert/strict';
import type { ProviderMovement } from '../port.ts';
import { factOf, type ConformanceCase } from './case.ts';
import type { HeardNews, Rehearsal } from './rehearsal.ts';

const MINUTE = 60_000;

async function someNews(rehearsal: Rehearsal): Promise<HeardNews & { reference: string }> {
  const order = await rehearsal.order('paid');
  await rehearsal.provider.open(order);
  await rehearsal.pass('end');
  return { reference: order.reference, ...(await rehearsal.news(order.reference)) };
}

const without = (headers: Headers, name: string): Headers => {
  const fewer = new Headers(headers);
  fewer.delete(name);
  return fewer;
};

/** What the provider tells by itself, and what it says of a day. */
export const tellingCases: readonly ConformanceCase[] = [
  {
    id: 'news.true',
    tried: 'news as they arrive, known by each live secret',
    seen: 'which event, and which order it is about',
    async run(rehearsal) {
      const { raw, headers, reference } = await someNews(rehearsal);
      const names = rehearsal.withSecrets.each.map(({ verify }) =>
        verify(raw, headers, Date.now()),
      );
      assert.ok(names.length > 0, 'has secrets');
      for (const name of names) {
        assert.ok(name, 'is known');
        assert.equal('reference' in name && name.reference, reference, 'is about this order');
        assert.equal(name.way, 'in', 'is about a payment');
        assert.equal(name.id, names[0]?.id, 'is the same event');
      }
    },
  },
  {
    id: 'news.false',
    tried: 'news with another body, another secret, a header less, or six minutes old or early',
    seen: 'that they are nobody’s',
    async run(rehearsal) {
      const { raw, headers } = await someNews(rehearsal);
      const { verify } = rehearsal.provider;
      const now = Date.now();
      assert.ok(verify(raw, headers, now), 'is known as it arrived');
      assert.equal(rehearsal.withSecrets.none.verify(raw, headers, now), undefined, 'by no other');
      const changed = Buffer.from(raw);
      changed[changed.length - 2] = (changed[changed.length - 2] ?? 0) ^ 1;
      assert.equal(verify(changed, headers, now), undefined, 'not with another body');
      assert.equal(verify(raw.subarray(0, -1), headers, now), undefined, 'not cut');
      assert.equal(verify(raw, new Headers(), now), undefined, 'not without headers');
      for (const name of rehearsal.signedBy) {
        assert.equal(verify(raw, without(headers, name), now), undefined, `not without ${name}`);
      }
      if (!rehearsal.isTimed) return;
      for (const drift of [6 * MINUTE, -6 * MINUTE]) {
        assert.equal(verify(raw, headers, now + drift), undefined, 'not at another time');
      }
      assert.ok(verify(raw, headers, now + 4 * MINUTE), 'is known for a while');
    },
  },
  {
    id: 'settled',
    tried: 'the list of what moved on a day',
    seen: 'every movement that was read by itself, each once and the same',
    async run(rehearsal) {
      const order = await rehearsal.order('paid_twice');
      await rehearsal.provider.open(order);
      await rehearsal.pass('end');
      const { movements } = await factOf(rehearsal, order.reference);
      const listed: ProviderMovement[] = [];
      for (const day of new Set(movements.map(({ at }) => rehearsal.dayOf(at)))) {
        for await (const one of rehearsal.provider.settled(day)) listed.push(one);
      }
      assert.equal(new Set(listed.map(({ id }) => id)).size, listed.length, 'has each once');
      const own = movements.map((one) => listed.find(({ id }) => id === one.id));
      assert.deepEqual(own, movements, 'has the same');
    },
  },
];
