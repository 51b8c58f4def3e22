import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLive, type Live } from '../../../kernel/live/live.ts';
import type { News } from '../../../kernel/live/news.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { VendorServer } from '../../../testing/players/vendor.ts';

let gateway: TestGateway;
let live: Live;
let player: Browser;
const heard: News[] = [];
beforeAll(async () => {
  gateway = await openGateway();
  live = await openLive(gateway.db, gateway.databaseUrl, () => {});
  live.subscribe((news) => void heard.push(news));
  player = gateway.visit('aurora');
  await player.login('marisol88');
});
afterAll(async () => {
  await live.close();
  await gateway.stop();
});

let ids = 0;
async function round(mode: 'real' | 'trial', stake: string, win: string) {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode };
  const { envelope } = await player.call('launch', { query });
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const vendor = new VendorServer(gateway, 'aurora', 'BGS');
  const id = (ids += 1);
  const common = { token, roundId: `round-${id}` };
  await vendor.call('bet', { ...common, transactionId: `bet-${id}`, amount: stake });
  return vendor.call('win', { ...common, transactionId: `win-${id}`, amount: win });
}

const own = () => heard.filter(({ event }) => event === 'balance').map(({ data }) => data);
const winners = () => heard.filter(({ event }) => event === 'winner');

it('tells a player’s own pages the new balance', async () => {
  const { told } = await round('real', '2.00', '3.00');
  await expect
    .poll(() => own().at(-1))
    .toEqual({
      cash: told.balance,
      bonus: '0.00',
      currency: 'PHP',
    });
  const everyone = heard.filter(({ memberId }) => memberId === undefined);
  expect(everyone).toEqual([]);
  expect(new Set(heard.map(({ merchant }) => merchant))).toEqual(new Set(['aurora']));
});

it('tells everybody of a win of twenty times the stake, and names nobody in full', async () => {
  await round('real', '2.00', '39.99');
  await round('real', '2.00', '40.00');
  await expect.poll(winners).toHaveLength(1);
  expect(winners()[0]).toEqual({
    merchant: 'aurora',
    event: 'winner',
    data: {
      nodeId: 'moon-orchard',
      gameName: 'Moon Orchard',
      customerName: 'ma•••88',
      winAmount: '40.00',
      currency: 'PHP',
      at: expect.any(Number),
    },
  });
});

it('keeps practice to itself', async () => {
  const before = heard.length;
  await round('trial', '1.00', '500.00');
  // A real round after it: once that is heard, the practice would have been too.
  const { told } = await round('real', '1.00', '0');
  await expect.poll(() => own().at(-1)?.['cash']).toBe(told.balance);
  expect(heard.slice(before).every(({ event }) => event === 'balance')).toBe(true);
  expect(winners()).toHaveLength(1);
});
