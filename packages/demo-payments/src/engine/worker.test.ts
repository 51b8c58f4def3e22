import { afterEach, expect, it } from 'vitest';
import { newReference, openShop, type Shop } from '../testing/shop.ts';

let shop: Shop | undefined;
afterEach(() => shop?.stop());

it('does by itself what is due, when nobody moves its time', async () => {
  shop = await openShop({ TEST: 'off', SPEED: '1000' });
  const reference = newReference();
  await shop.pay({ reference, metadata: { outcome: 'chargeback_won' } });
  const moved = async () =>
    (await shop?.read('payments', reference))?.movements.map(({ kind }) => kind);
  await expect.poll(moved).toEqual(['capture', 'chargeback', 'won']);
  await expect.poll(() => shop?.receiver.hooks.length).toBe(3);
});

it('tries again by itself, and once at a time', async () => {
  shop = await openShop({ TEST: 'off', SPEED: '1000' });
  const statuses = [500, 500, 200];
  let atOnce = 0;
  let most = 0;
  shop.receiver.react(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    // Each answer has the provider look at what is due.
    for (let count = 0; count < 5; count += 1) await shop?.read('payments', newReference());
    atOnce -= 1;
    return statuses.shift() ?? 200;
  });
  await shop.pay({ metadata: { outcome: 'paid' } });
  await expect.poll(() => statuses).toEqual([]);
  expect([most, shop.receiver.hooks.length]).toEqual([1, 3]);
});
