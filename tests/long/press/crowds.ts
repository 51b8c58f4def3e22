import { randomBytes, randomInt } from 'node:crypto';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { askForCode } from '../../../packages/gateway/src/testing/people.ts';
import type { Attack, Target } from './attacks.ts';
import { flood } from './flood.ts';

/** Ways of somebody who has another address each time, behind the proxy that everybody comes through. */

const GUESTS = 16;
const CODES = 6;
const NUMBERS = 1_000;
const LOGINS = 80;

const group = (): string => randomBytes(2).toString('hex');

/** Any address of one /48, as whoever rents a server has it. */
const inOneNetwork = (): string => `2001:db8:77:${group()}::${group()}`;
const anywhere = (): string => [randomInt(1, 224), ...randomBytes(3)].join('.');

function visit({ port }: Target, merchant: string, address: string): Browser {
  const browser = new Browser(port, merchant, Date.now);
  browser.address = address;
  return browser;
}

const numberAt = (place: number): string => `9${String(place).padStart(9, '0')}`;

export const crowds: Readonly<Record<string, Attack>> = {
  'guests from a /48': (target, pressing) =>
    flood(GUESTS, () => visit(target, 'aurora', inOneNetwork()).call('trialAccount'), pressing),

  'codes to 1,000 numbers': async (target, pressing) => {
    const numbers = Array.from({ length: NUMBERS }, (_, place) => numberAt(place));
    const ask = async () => {
      const browser = visit(target, 'aurora', anywhere());
      // The owner's among them, ten times as often.
      const isOwner = randomInt(100) === 0;
      const mobileNum = isOwner ? target.number : (numbers[randomInt(NUMBERS)] ?? '');
      await askForCode(browser, randomInt(2) === 0 ? 'login' : 'register', mobileNum);
      const payload = { mobileNum, countryDialingCode: '63', verificationCode: '000000' };
      for (let tries = 0; tries < 3; tries += 1) {
        await browser.call('login', { payload: { type: 'sms', ...payload } });
      }
    };
    await flood(CODES, ask, pressing);
  },

  'log-ins of one site': async (target, pressing) => {
    const guess = () =>
      visit(target, 'noir', anywhere()).login(`nobody_${randomInt(1e6)}`, 'a guess of many');
    await flood(LOGINS, guess, pressing);
  },

  'log-ins of the owner': async (target, pressing) => {
    const guess = () =>
      visit(target, 'aurora', anywhere()).login(target.account, 'a guess of many');
    await flood(GUESTS, guess, pressing);
  },
};
