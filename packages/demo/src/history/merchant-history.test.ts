import { expect, it } from 'vitest';
import { type Merchant, toMinor } from '@livery/gateway/extras';
import { catalogueOf, openPictures, policyWith } from '@livery/gateway/testing/inside';
import { demoOffer as offer } from '../catalogue/offer.ts';
import { historyOf, type HistoryMovement } from './merchant-history.ts';
import { demoPlayers, demoRegulars } from '../people/players.ts';

const catalogue = catalogueOf(
  offer.vendors.map((vendor) => Object.assign({ merchant: 'x', maintenance: false }, vendor)),
  offer.games.map((game) =>
    Object.assign({ merchant: 'x', maintenance: false, pinned: false }, game),
  ),
  openPictures(undefined),
);
const players = [
  ...demoPlayers({ currency: 'PHP' }),
  ...demoRegulars(demoPlayers({ currency: 'PHP' })),
];
const merchant: Merchant = {
  code: 'aurora',
  name: 'Aurora Bay',
  domains: ['aurora.localhost'],
  environment: 'demo',
  jurisdiction: 'PH',
  policy: policyWith(),
  minAge: 21,
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  languages: ['EN', 'TY'],
  flags: {},
  hosts: { games: [], images: [] },
  loginAudience: 'both',
  idleMinutes: 30,
  site: '.',
  siteFolder: '.',
  headers: {},
};
const NOON = Date.UTC(2026, 5, 17, 4);
const history = (now = NOON, code = 'aurora') =>
  historyOf({
    merchant: Object.assign({}, merchant, { code }),
    catalogue,
    players,
    now,
    gifts: new Map(),
  });

it('is the same for the same merchant and hour, and another for another', () => {
  expect(history()).toEqual(history());
  expect(history(NOON, 'mango')).not.toEqual(history());
});

it('leaves every wallet with what is said, and no wallet below zero on the way', () => {
  // Every day of two weeks: a weekend, a payday and a month’s end among them.
  for (let day = 0; day < 14; day += 1) {
    const purses = new Map<string, bigint>();
    const change = ({ player }: HistoryMovement, purse: string, by: bigint) => {
      const name = `${player} ${purse}`;
      const left = (purses.get(name) ?? 0n) + by;
      purses.set(name, left);
      return purse === 'house' || left >= 0n;
    };
    for (const one of history(NOON + day * 86_400_000)) {
      const isSound = change(one, one.from, -one.amount) && change(one, one.to, one.amount);
      expect([day, players[one.player]?.account, one.at, isSound && one.amount > 0n]).toEqual([
        day,
        players[one.player]?.account,
        one.at,
        true,
      ]);
    }
    for (const [index, { account, balance }] of players.entries()) {
      const own = [...purses].filter(([name]) => name.startsWith(`${index} `));
      const sum = own.reduce(
        (all, [name, left]) => (name.endsWith(' house') ? all : all + left),
        0n,
      );
      expect([day, account, sum]).toEqual([day, account, toMinor(balance, 'PHP')]);
    }
  }
});

it('ends before now', () => {
  for (const hour of [0, 5, 11, 18, 23]) {
    const now = Date.UTC(2026, 2, 1, hour, 20);
    expect(
      history(now).filter(({ at, round }) => at > now || (round?.settledAt ?? 0) > now),
    ).toEqual([]);
  }
});
