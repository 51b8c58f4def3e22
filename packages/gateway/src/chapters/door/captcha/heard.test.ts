import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../../http/guards/limits.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha, someWork, type Person } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const { limit, window } = limits.captchaHeard;

/** From one net, each from another of its addresses. */
const visit = (): Browser => {
  const browser = gateway.visit('aurora');
  browser.address = `2001:db8:7:7::${Math.floor(Math.random() * 65_536).toString(16)}`;
  return browser;
};

async function answerBy(
  sense: 'ear' | 'eye',
  { account }: Person,
  headers: Record<string, string> = {},
  browser = visit(),
): Promise<string> {
  const captcha = await solveCaptcha(gateway, browser);
  if (sense === 'ear') await browser.call('captchaAudio');
  const message = await browser.seal({
    type: 'username',
    username: account,
    password: 'not the password',
    captcha,
  });
  const asked = { ...message, headers: { ...message.headers, ...headers } };
  const first = (await browser.call('login', asked)).envelope.code ?? 'in';
  if (first !== 'verification.required') return first;
  // As a page does: the captcha was not used up.
  const again = await browser.seal({
    type: 'username',
    username: account,
    password: 'not the password',
    captcha,
  });
  const work = { ...again.headers, ...(await someWork(browser)) };
  return `${first}, then ${(await browser.call('login', { ...again, headers: work })).envelope.code}`;
}

it('is heard a few times an hour for nothing, and then with work beside it', async () => {
  const person = await addPerson(gateway);
  // One failure, and each further try needs a captcha.
  await visit().login(person.account, 'not the password');
  for (let count = 0; count < limit; count += 1) {
    expect(await answerBy('ear', await addPersonWhoFailed())).toBe('login.failed');
  }
  expect(await answerBy('ear', person)).toBe('verification.required, then login.failed');
  // Who reads it is asked for nothing more, and neither is another net.
  expect(await answerBy('eye', person)).toBe('login.failed');
  expect(await answerBy('ear', person, {}, gateway.visit('aurora'))).toBe('login.failed');
  gateway.advance(window);
  expect(await answerBy('ear', await addPersonWhoFailed())).toBe('login.failed');
});

async function addPersonWhoFailed(): Promise<Person> {
  const person = await addPerson(gateway);
  await gateway.visit('aurora').login(person.account, 'not the password');
  return person;
}
