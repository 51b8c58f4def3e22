import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { addOffer, type TestOffer } from '../../../testing/players/offers.ts';
import { addGambler } from '../../../testing/players/gambler.ts';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await unmark();
});
afterAll(() => gateway.stop());

/** Each begins with none that is marked: neither the demo's nor one of a test before. */
const unmark = () => gateway.db.updateTable('promotion').set({ badge: false }).execute();
afterEach(unmark);

const offer = (given: TestOffer = {}) =>
  addOffer(gateway, { bonus: 25_800n, minDeposit: 50_000n, badge: true, ...given });

const badgeFor = async (browser: Browser) => (await browser.call('depositBadge')).envelope.value;

async function somebody(type = 0): Promise<Browser> {
  const { account } = await addPerson(gateway, { type });
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return browser;
}

it('is the bonus of the promotion that is marked for it, as the platform writes money [MS-02 api]', async () => {
  const who = await somebody();
  await offer({ badge: false, position: 0, bonus: 90_000n });
  const promotionId = await offer();
  expect(await badgeFor(who)).toEqual({ badge: { promotionId, amount: '258.00' } });
});

it('is of the first in the operator’s order that runs', async () => {
  const who = await somebody();
  const now = gateway.now();
  await offer({ position: 1, ends: now });
  await offer({ position: 1, starts: now + DAY, ends: now + 2 * DAY });
  await offer({ position: 1, merchant: 'noir' });
  await offer({ position: 3 });
  const promotionId = await offer({ position: 2, ends: now - DAY / 2, noExpiry: true });
  expect(await badgeFor(who)).toEqual({ badge: { promotionId, amount: '258.00' } });
});

it('is none where nothing is marked', async () => {
  const who = await somebody();
  await offer({ badge: false });
  expect(await badgeFor(who)).toEqual({});
});

it('is none for whom the promotion is not', async () => {
  const [player, agent] = [await somebody(0), await somebody(1)];
  const promotionId = await offer({ audience: [1, 2] });
  expect(await badgeFor(player)).toEqual({});
  expect(await badgeFor(agent)).toEqual({ badge: { promotionId, amount: '258.00' } });
});

it('is none for whoever has taken it, and the next one that is marked [MS-02 api]', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const id = await offer();
  const next = await offer({ position: 2, bonus: 10_000n });
  await one.call('claimPromotion', { params: { id }, body: {} });
  expect(await badgeFor(one)).toEqual({ badge: { promotionId: next, amount: '100.00' } });
  expect(await badgeFor(other)).toEqual({ badge: { promotionId: id, amount: '258.00' } });
});

it.each([40, 41, 42])(
  'is refused to a member of type %d, who may not deposit [MS-02 api]',
  async (type) => {
    const who = await somebody(type);
    await offer();
    expect((await who.call('depositBadge')).envelope.code).toBe('type.rejected');
  },
);

it('is refused to visitors and to guests [MS-02 api]', async () => {
  await offer();
  const [visitor, guest] = [gateway.visit('aurora'), gateway.visit('aurora')];
  const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = envelope.value?.token;
  expect((await visitor.call('depositBadge')).status).toBe(401);
  expect((await guest.call('depositBadge')).envelope.code).toBe('trial.forbidden');
});

it('is none for somebody who is barred from play [MS-02 api, RG-31]', async () => {
  const who = await addGambler(gateway);
  await offer();
  expect(await badgeFor(who.browser)).toHaveProperty('badge');
  await who.browser.call('timeOut', { body: { duration: '24h' } });
  await who.browser.login(who.account);
  expect(await badgeFor(who.browser)).toEqual({});
});

it.each([
  ['whose page is only read', { way: 'read' }],
  ['without a bonus', { bonus: 0n }],
] as const)('cannot be of a promotion %s', async (_, given) => {
  await expect(offer(given)).rejects.toThrow('promotion_badge_check');
});
