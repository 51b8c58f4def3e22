import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newReference, openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.stop());

const paid = { metadata: { outcome: 'paid' } };

/** Ids of what arrived, in order. */
const ids = () => shop.receiver.hooks.map(({ headers }) => headers['webhook-id']);

describe('a webhook', () => {
  it('is signed with both secrets, so that a merchant may know either', async () => {
    await shop.pay(paid);
    await shop.provider.forward(0);
    const [hook] = shop.receiver.hooks;
    const headers = hook?.headers as Record<string, string>;
    for (const secret of shop.secrets) {
      expect(new Webhook(secret).verify(hook?.body ?? '', headers)).toMatchObject({
        type: 'payment.captured',
      });
    }
    const stranger = new Webhook('whsec_c3RyYW5nZXI=');
    expect(() => stranger.verify(hook?.body ?? '', headers)).toThrow('No matching signature');
    const changed = (hook?.body ?? '').replace('succeeded', 'failed');
    expect(() => new Webhook(shop.secrets[0] ?? '').verify(changed, headers)).toThrow(
      'No matching signature',
    );
  });

  it('is tried 8 times, with a growing pause, under one id', async () => {
    shop.receiver.react(() => 503);
    await shop.pay(paid);
    const counts: number[] = [];
    for (const pause of [0, 1, 5, 15, 60, 150, 300, 600]) {
      await shop.provider.forward(pause);
      counts.push(shop.receiver.hooks.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await shop.provider.forward(1_000_000);
    expect(ids()).toHaveLength(8);
    expect(new Set(ids()).size).toBe(1);
  });

  it('is not tried again once it was taken', async () => {
    let isUp = false;
    shop.receiver.react(() => (isUp ? 200 : 500));
    await shop.pay(paid);
    await shop.provider.forward(2);
    expect(ids()).toHaveLength(2);
    isUp = true;
    await shop.provider.forward(1_000_000);
    expect(ids()).toHaveLength(3);
  });

  it('follows no redirect', async () => {
    shop.receiver.react(() => 307);
    await shop.pay(paid);
    await shop.provider.forward(0);
    expect(ids()).toHaveLength(1);
  });
});

describe('a provider that is killed', () => {
  it('between a capture and its webhook tells of it when it is there again', async () => {
    const reference = newReference();
    await shop.pay({ ...paid, reference });
    // The merchant takes the message and never answers: the provider hangs between the two.
    const reached = new Promise<void>((resolve) => {
      shop.receiver.react(() => {
        resolve();
        return new Promise<number>(() => undefined);
      });
    });
    const hanging = shop.provider.forward(0).catch(() => 'ended');
    await reached;
    await shop.provider.kill();
    expect(await hanging).toBe('ended');

    shop.receiver.react(() => 200);
    await shop.provider.restart();
    const before = await shop.read('payments', reference);
    expect(before?.movements.map(({ kind }) => kind)).toEqual(['capture']);
    await shop.provider.forward(60);
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect((await shop.read('payments', reference))?.movements).toEqual(before?.movements);
  });

  it('in the middle of much work does all of it in the end, and each thing once', async () => {
    const busy = await openShop({ TEST: 'off', SPEED: '1000' });
    const orders = await Promise.all(Array.from({ length: 40 }, () => busy.pay(paid)));
    await vi.waitUntil(() => busy.receiver.hooks.length > 0, 120_000);
    await busy.provider.kill();
    await busy.provider.restart();
    const told = () =>
      new Set(busy.receiver.hooks.map(({ headers }) => headers['webhook-id'])).size;
    await expect.poll(told).toBe(40);
    const movements = await Promise.all(
      orders.map(async ({ order }) => (await busy.read('payments', order.reference))?.movements),
    );
    expect(movements.map((some) => some?.length)).toEqual(Array(40).fill(1));
    await busy.stop();
  });

  it('before anything happened lets it happen afterwards, once', async () => {
    const reference = newReference();
    await shop.pay({ reference, metadata: { outcome: 'paid_twice' } });
    await shop.provider.kill();
    await shop.provider.restart();
    await shop.provider.forward(3);
    await shop.provider.kill();
    await shop.provider.restart();
    await shop.provider.forward(60);
    expect((await shop.read('payments', reference))?.movements).toHaveLength(2);
    expect(ids()).toHaveLength(2);
  });
});
