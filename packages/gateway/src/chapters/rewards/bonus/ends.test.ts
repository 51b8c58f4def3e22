import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addBonusPlayer,
  breachesOf,
  statesOf,
  type BonusPlayer,
} from '../../../testing/players/bonus.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import { addOffer } from '../../../testing/players/offers.ts';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ standsStill: true });
});
afterAll(() => gateway.stop());

const giveUp = async (
  { browser }: Pick<BonusPlayer, 'browser'>,
  id: string,
  amount: string,
  key: string = randomUUID(),
) => {
  const given = { params: { id }, body: { amount }, headers: { 'idempotency-key': key } };
  return (await browser.call('giveUpBonus', given)).envelope;
};

it('is given up as it was shown, and no other, once for a key [BX-14 api]', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const { id = '' } = (await one.active()) ?? {};
  const page = await listen(one.browser);
  expect(await giveUp(one, id, '49.99')).toMatchObject({
    code: 'quote.changed',
    value: { amount: '50.00' },
  });
  const key = randomUUID();
  expect((await giveUp(one, id, '50.00', key)).value).toEqual({ given: '50.00' });
  await page.next('grant');
  page.stop();
  expect((await giveUp(one, id, '50.00', key)).value).toEqual({ given: '50.00' });
  expect((await giveUp(one, id, '0.00')).code).toBe('bonus.missing');
  expect(await one.money()).toEqual({ cash: '100.00', bonus: '0.00', playable: '100.00' });
  expect(await statesOf(one)).toEqual(['given_up']);
});

it('sends what a round wins after that to the house, as far as the bonus had staked it', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10 });
  await one.bet(one.token, '125.00', 'left-1');
  const { id = '' } = (await one.active()) ?? {};
  await giveUp(one, id, '25.00');
  await one.win(one.token, '250.00', 'left-1');
  expect(await one.money()).toEqual({ cash: '200.00', bonus: '0.00', playable: '200.00' });
  await one.bet(one.token, '10.00', 'left-2');
  await one.rollback(one.token, 'left-2');
  expect(await one.money()).toMatchObject({ cash: '200.00' });
});

it('gives up one that waits, and leaves the one whose turn it is', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const next = await one.take({ bonus: 700n });
  expect((await giveUp(one, next, '7.00')).value).toEqual({ given: '7.00' });
  expect(await statesOf(one)).toEqual(['given_up', 'active']);
});

it('is its owner’s alone', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const other = await addBonusPlayer(gateway, { bonus: 5_000n });
  const { id = '' } = (await one.active()) ?? {};
  expect((await giveUp(other, id, '50.00')).code).toBe('bonus.missing');
  expect(await statesOf(one)).toEqual(['active']);
});

it('ends with an exclusion, those that wait as well, and cash stays [RG-21 api]', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  await one.take({ bonus: 700n });
  await one.bet(one.token, '110.00', 'out-1');
  const body = { duration: '6m', allBrands: false, confirm: true } as const;
  await one.browser.call('exclude', { body });
  await one.win(one.token, '110.00', 'out-1');
  await one.browser.login(one.account);
  expect(await one.money()).toEqual({ cash: '100.00', bonus: '0.00', playable: '100.00' });
  const rows = await gateway.db
    .selectFrom('bonus_grant')
    .select(['state', 'why'])
    .where('member_id', '=', one.id)
    .execute();
  expect(rows).toEqual([
    { state: 'ended', why: 'excluded' },
    { state: 'ended', why: 'excluded' },
  ]);
});

it('loses no day to a break, nor to a second one that begins in the first [RG-20 api]', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, days: 3 });
  const before = (await one.active())?.expiresAt ?? 0;
  const expiry = async () => {
    const row = await gateway.db
      .selectFrom('bonus_grant')
      .select('expires_at')
      .where('member_id', '=', one.id)
      .executeTakeFirstOrThrow();
    return row.expires_at?.getTime() ?? 0;
  };
  await one.browser.call('timeOut', { body: { duration: '24h' } });
  const after = await expiry();
  expect(after - before).toBe(DAY);
  const guard = await gateway.db
    .selectFrom('member_guard')
    .select('bar_until')
    .where('member_id', '=', one.id)
    .executeTakeFirstOrThrow();
  await gateway.operate('limits', 'aurora', one.account, 'bar', 'timeout', '7d');
  const longer = await gateway.db
    .selectFrom('member_guard')
    .select('bar_until')
    .where('member_id', '=', one.id)
    .executeTakeFirstOrThrow();
  const added = (longer.bar_until?.getTime() ?? 0) - (guard.bar_until?.getTime() ?? 0);
  expect(await expiry()).toBe(after + added);
});

it('is given to nobody who is barred', async () => {
  const who = await addGambler(gateway);
  const id = await addOffer(gateway);
  await who.browser.call('timeOut', { body: { duration: '24h' } });
  await who.browser.login(who.account);
  const { envelope } = await who.browser.call('claimPromotion', { params: { id }, body: {} });
  expect(envelope.code).toBe('rg.timeout');
});

it('is not touched by what is taken home', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const { db } = gateway;
  const options = (await one.browser.call('withdrawOptions')).envelope.value;
  // What may be taken home is cash alone.
  expect(options?.available).toBe('100.00');
  const grants = await db
    .selectFrom('bonus_grant')
    .select('id')
    .where('member_id', '=', one.id)
    .execute();
  expect(grants).toHaveLength(1);
});

it('has the database itself refuse a second that is active, a second credit and other terms', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const next = await one.take({ bonus: 700n });
  const change = (set: object) =>
    gateway.db
      .updateTable('bonus_grant')
      .set(set)
      .where('merchant', '=', 'aurora')
      .where('id', '=', BigInt(next))
      .execute();
  const at = new Date(gateway.now());
  await expect(change({ state: 'active', active_at: at, expires_at: at })).rejects.toThrow(
    /bonus_grant_active/,
  );
  await expect(change({ state: 'earned', ended_at: at })).rejects.toThrow(/does not become/);
  await expect(change({ amount: 900n })).rejects.toThrow(/append-only/);
  await expect(change({ terms: '{}' })).rejects.toThrow(/append-only/);
  const { id = '' } = (await one.active()) ?? {};
  const early = gateway.db
    .updateTable('bonus_grant')
    .set({ state: 'earned', ended_at: at })
    .where('merchant', '=', 'aurora')
    .where('id', '=', BigInt(id))
    .execute();
  await expect(early).rejects.toThrow(/grant_earned/);
});

it('leaves books that hold', async () => {
  expect(await breachesOf(gateway)).toEqual([]);
});
