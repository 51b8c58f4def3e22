import { expect, it } from 'vitest';

import {
  bannerAmount,
  bannerNext,
  bannerRest,
  bannerStart,
  menuPause,
  menuRest,
  menuStart,
  menuStep,
  type Random,
} from './numbers.ts';
import { runBanner, runMenu, type Clock } from './run.ts';

const lowest = () => 0;
const highest = () => 0.999_999_999_999_999_9;

/** A clock whose hands are moved by the test. */
function byHand() {
  const waits: number[] = [];
  let next: (() => void) | undefined;
  const clock: Clock = (wait, run) => {
    waits.push(wait);
    next = run;
    return () => void (next = undefined);
  };
  return { clock, waits, tick: () => next?.(), stopped: () => next === undefined };
}

it('draws a banner number from 833000000.00 to 833999999.00, with two places (part of HM-18)', () => {
  const drawn = (random: Random) => bannerAmount(bannerStart(random));
  expect(drawn(lowest)).toBe('833000000.00');
  expect(drawn(highest)).toBe('833999999.00');
  expect(drawn(() => 0.5)).toMatch(/^833\d{6}\.\d\d$/);
});

it('starts the menu counter between eleven and eighteen million (part of HM-19)', () => {
  expect([menuStart(lowest), menuStart(highest)]).toEqual([11_000_000, 18_000_000]);
});

it('lets it grow by 100 to 500 every three, four or five seconds (part of HM-20)', () => {
  expect([menuStep(lowest), menuStep(highest)]).toEqual([100, 500]);
  expect([lowest, () => 0.5, highest].map(menuPause)).toEqual([3000, 4000, 5000]);
});

it('rests in the range until a number is drawn', () => {
  expect([bannerRest, menuRest]).toEqual(['833000000.00', '11000000']);
});

it('tells a banner number every three seconds that only climbs, until stopped (part of HM-18)', () => {
  const told: string[] = [];
  const { clock, waits, tick, stopped } = byHand();
  const stop = runBanner({ random: Math.random, clock }, (amount) => told.push(amount));
  for (let times = 0; times < 1_000; times++) tick();
  const amounts = told.map(Number);
  expect(new Set(waits)).toEqual(new Set([3000]));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  expect(new Set(told).size).toBe(1_001);
  stop();
  expect(stopped()).toBe(true);
});

it('never climbs past the most, and stands there (part of HM-18)', () => {
  const most = bannerStart(highest);
  expect(bannerNext(highest, most - 1)).toBe(most);
  expect(bannerNext(highest, most)).toBe(most);
});

it('tells a menu number that only grows', () => {
  const told: string[] = [];
  const { clock, waits, tick } = byHand();
  runMenu({ random: lowest, clock }, (amount) => told.push(amount));
  tick();
  tick();
  expect(told).toEqual(['11000000', '11000100', '11000200']);
  expect(waits).toEqual([3000, 3000, 3000]);
});
