import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addBonusPlayer, breachesOf, statesOf } from '../../../testing/players/bonus.ts';

const HOUR = 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

it('gives a bonus to play with beside cash, and says so in every wallet [BX-14 api]', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 3 });
  expect(await one.money()).toEqual({ cash: '100.00', bonus: '50.00', playable: '150.00' });
  const { value } = (await one.browser.call('memberWallet')).envelope;
  // What is given to play with is not yet the member’s.
  expect([value?.sumBalance, value?.bonus]).toEqual(['100.00', '50.00']);
  expect(await one.active()).toMatchObject({
    balance: '50.00',
    wagered: '0.00',
    required: '150.00',
  });
});

it('takes cash first and the bonus when that is used up, in one bet where it must', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10 });
  const { told } = await one.bet(one.token, '120.00', 'across-1');
  expect(told).toMatchObject({ ok: true, balance: '30.00', cash: '0.00', bonus: '30.00' });
  // A third of it was the bonus’s: rounded so that cash has the more.
  await one.win(one.token, '100.01', 'across-1');
  expect(await one.money()).toEqual({ cash: '83.35', bonus: '46.66', playable: '130.01' });
});

it('refuses what neither has, and leaves both as they were', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  const { status, told } = await one.bet(one.token, '150.01');
  expect([status, told.code]).toEqual([422, 'balance.short']);
  expect(await one.money()).toEqual({ cash: '100.00', bonus: '50.00', playable: '150.00' });
});

it('gives a bet back to where it came from, and takes it off what counts', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10 });
  await one.bet(one.token, '130.00', 'back-1');
  expect(await one.active()).toMatchObject({ wagered: '130.00', balance: '20.00' });
  const { told } = await one.rollback(one.token, 'back-1');
  expect(told).toMatchObject({ returned: '130.00', cash: '100.00', bonus: '50.00' });
  expect(await one.active()).toMatchObject({ wagered: '0.00', balance: '50.00' });
});

it('counts stakes of cash and of bonus by the weight of the game, and others not at all', async () => {
  const half = await addBonusPlayer(gateway, { bonus: 5_000n, weights: { RNG: 50 } });
  await half.bet(half.token, '33.33', 'half-1');
  expect(await half.active()).toMatchObject({ wagered: '16.66' });
  const none = await addBonusPlayer(gateway, { bonus: 5_000n, weights: { LIVE: 100 } });
  await none.bet(none.token, '33.33', 'none-1');
  expect(await none.active()).toMatchObject({ wagered: '0.00' });
});

it('lets a bonus be staked on games of its product alone', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, product: 'LIVE' });
  expect((await one.bet(one.token, '100.01')).told.code).toBe('balance.short');
  const { told } = await one.bet(one.token, '100.00');
  expect(told).toMatchObject({ ok: true, balance: '0.00', bonus: '0.00' });
});

it('refuses a stake above the largest of the terms at the bet, with its figure, while it is wagered', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1, maxStake: 2_000n });
  const { status, told } = await one.bet(one.token, '20.01');
  expect([status, told]).toEqual([423, { ok: false, code: 'limit.reached', max: '20.00' }]);
  for (const id of ['s-1-of-three', 's-2-of-three', 's-3-of-three']) {
    await one.bet(one.token, '20.00', id);
    await one.win(one.token, '20.00', id);
  }
  // Earned: what is left may be staked as it pleases.
  expect(await one.active()).toBeUndefined();
  expect((await one.bet(one.token, '90.00')).status).toBe(200);
});

it('becomes cash once it was wagered as asked, up to the cap, and never twice', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1, cap: 7_000n }, 1_000n);
  await one.bet(one.token, '49.99', 'capped-1');
  await one.win(one.token, '200.00', 'capped-1');
  const before = await one.money();
  await one.bet(one.token, '0.01', 'capped-2');
  expect(await one.active()).toMatchObject({ state: 'closing' });
  await one.win(one.token, '0.00', 'capped-2');
  expect(await one.active()).toBeUndefined();
  expect(Number((await one.money()).cash)).toBeCloseTo(Number(before.cash) - 0.01 + 70, 2);
  expect((await one.money()).bonus).toBe('0.00');
  expect(await statesOf(one)).toEqual(['earned']);
});

it('closes while rounds that count are open, for a day at most, and stakes no more of it', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1 }, 4_000n);
  await one.bet(one.token, '60.00', 'long-1');
  expect(await one.active()).toMatchObject({ state: 'closing', balance: '30.00' });
  expect((await one.bet(one.token, '0.01')).told.code).toBe('balance.short');
  gateway.advance(24 * HOUR);
  await one.browser.login(one.account);
  await expect.poll(() => statesOf(one), { timeout: 60_000 }).toEqual(['earned']);
  expect(await one.money()).toMatchObject({ cash: '30.00', bonus: '0.00' });
  // Of a bonus that was earned a late win is cash, all of it.
  await one.win(one.token, '90.00', 'long-1');
  expect(await one.money()).toMatchObject({ cash: '120.00', bonus: '0.00' });
});

it('goes on when a stake that had reached the sum goes back', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1 });
  await one.bet(one.token, '50.00', 'undone-1');
  expect(await one.active()).toMatchObject({ state: 'closing', wagered: '50.00' });
  await one.rollback(one.token, 'undone-1');
  expect(await one.active()).toMatchObject({ state: 'active', wagered: '0.00' });
});

it('is over when it is lost, and the next one’s turn comes', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10 }, 1_000n);
  await one.take({ bonus: 2_000n });
  expect(await one.money()).toEqual({ cash: '10.00', bonus: '70.00', playable: '60.00' });
  await one.bet(one.token, '60.00', 'lost-1');
  await one.win(one.token, '0.00', 'lost-1');
  expect(await statesOf(one)).toEqual(['active', 'ended']);
  expect(await one.money()).toEqual({ cash: '0.00', bonus: '20.00', playable: '20.00' });
});

it('runs out, goes back to the house, and a win that comes later goes there too', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10, days: 1 });
  await one.bet(one.token, '120.00', 'late-1');
  gateway.advance(24 * HOUR);
  await one.browser.login(one.account);
  await expect.poll(() => statesOf(one), { timeout: 60_000 }).toEqual(['expired']);
  expect(await one.money()).toMatchObject({ cash: '0.00', bonus: '0.00' });
  await one.win(one.token, '120.00', 'late-1');
  expect(await one.money()).toMatchObject({ cash: '100.00', bonus: '0.00' });
});

it('counts no bonus that is lost as a loss [RG-10 api]', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 10 }, 1_000n);
  const limit = { type: 'loss', period: '24h', amount: '10.00' } as const;
  await one.browser.call('setLimit', { body: limit });
  // Ten of cash, forty of the bonus.
  expect((await one.bet(one.token, '50.00', 'loss-1')).status).toBe(200);
  expect((await one.bet(one.token, '5.00', 'loss-2')).status).toBe(200);
  const used = async () => {
    const { value } = (await one.browser.call('responsiblePlay')).envelope;
    return value?.limits.find(({ type }) => type === 'loss')?.used;
  };
  expect(await used()).toBe('10.00');
  await one.win(one.token, '50.00', 'loss-1');
  expect(await used()).toBe('0.00');
});

it('leaves books that hold', async () => {
  expect(await breachesOf(gateway)).toEqual([]);
});
