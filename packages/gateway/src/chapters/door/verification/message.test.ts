import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { askForCode, solveWork } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

let numbers = 0;
const newNumber = (): string => `9${String(6_000_000 + (numbers += 1)).padStart(9, '0')}`;

it.each([
  ['TY', /^Aurora Bay: ang code mo ay \d{6}\. Gumagana/],
  ['AR', /^Aurora Bay: رمزك هو \d{6}\./],
  ['SV', /^Aurora Bay: your code is \d{6}\./],
])('a message is written in %s, or in English, as it was asked for', async (language, words) => {
  const browser = gateway.visit('aurora');
  const number = newNumber();
  await browser.call('smsRegister', {
    body: {
      mobileNum: number,
      countryDialingCode: '63',
      verification: await solveWork(browser),
    },
    headers: { language },
  });
  expect(gateway.outbox.at(-1)?.text).toMatch(words);
});

it('a message says at its end for which site it is, so that a phone offers it nowhere else', async () => {
  const number = newNumber();
  await askForCode(gateway.visit('aurora'), 'register', number);
  const { text = '' } = gateway.outbox.at(-1) ?? {};
  const code = /\b\d{6}\b/.exec(text)?.[0];
  expect(text.split('\n').at(-1)).toBe(`@aurora.localhost #${code}`);
});
