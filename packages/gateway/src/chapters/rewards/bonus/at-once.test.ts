import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addBonusPlayer, breachesOf, statesOf } from '../../../testing/players/bonus.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import { addOffer } from '../../../testing/players/offers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(async () => {
  await gateway.stop();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('takes of fifty bets at once as many as cash and bonus pay for, and never one more', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 40 });
  const bets = times(50).map((index) => one.bet(one.token, '7.00', `at-once-${index}`));
  const statuses = (await Promise.all(bets)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  expect(await one.money()).toEqual({ cash: '0.00', bonus: '3.00', playable: '3.00' });
  expect(await one.active()).toMatchObject({ wagered: '147.00' });
});

it('gives one bonus to fifty taps on one offer', async () => {
  const who = await addGambler(gateway);
  const id = await addOffer(gateway, { bonus: 5_000n });
  const taps = times(50).map(() =>
    who.browser.call('claimPromotion', { params: { id }, body: {} }),
  );
  const given = (await Promise.all(taps)).filter(({ status }) => status === 200);
  expect(given).toHaveLength(1);
  expect(await statesOf(who)).toEqual(['active']);
});

it('has one active bonus of ten offers that are taken at once, and the rest wait', async () => {
  const who = await addGambler(gateway);
  const ids = await Promise.all(times(10).map(() => addOffer(gateway, { bonus: 1_000n })));
  const taken = await Promise.all(
    ids.map((id) => who.browser.call('claimPromotion', { params: { id }, body: {} })),
  );
  expect(taken.map(({ status }) => status)).toEqual(times(10).map(() => 200));
  expect((await statesOf(who))?.toSorted()).toEqual(['active', ...times(9).map(() => 'waiting')]);
});

it('lets what is given up and what a round wins meet, whichever comes first', async () => {
  for (const turn of times(8)) {
    const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 40 });
    const round = `meeting-${turn}`;
    await one.bet(one.token, '150.00', round);
    const { id = '' } = (await one.active()) ?? {};
    const giving = { params: { id }, body: { amount: '0.00' } };
    const [given] = await Promise.all([
      one.browser.call('giveUpBonus', giving),
      one.win(one.token, '300.00', round),
    ]);
    const isGone = given.status === 200;
    expect(await one.money()).toEqual(
      isGone
        ? { cash: '200.00', bonus: '0.00', playable: '200.00' }
        : { cash: '200.00', bonus: '100.00', playable: '300.00' },
    );
    expect(await statesOf(one)).toEqual([isGone ? 'given_up' : 'active']);
  }
});

it('is earned once, however many rounds end at the same moment', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1 }, 5_000n);
  const bets = await Promise.all(
    times(30).map((index) => one.bet(one.token, '5.00', `once-${index}`)),
  );
  // Wagered with the tenth, no more of the bonus is staked.
  expect(bets.filter(({ status }) => status === 200)).toHaveLength(10);
  await Promise.all(times(30).map((index) => one.win(one.token, '0.00', `once-${index}`)));
  expect(await statesOf(one)).toEqual(['earned']);
  expect(await one.money()).toMatchObject({ cash: '50.00', bonus: '0.00' });
});

it('leaves books that hold', async () => {
  expect(await breachesOf(gateway)).toEqual([]);
});
