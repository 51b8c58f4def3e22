import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';
import { addPerson, askForCode, codeFor, solveCaptcha, someWork } from '../../testing/people.ts';
import { limits, type Limit } from './limits.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

/** As if so many had come from everywhere. */
const fill = ({ scope, limit }: Limit<'site'>, merchant = 'aurora') =>
  gateway.db
    .insertInto('counter')
    .values({ merchant, scope, subject: '', count: limit, since: new Date(gateway.now()) })
    .execute();

const share = async (total: string) => {
  const { text } = await send(gateway.port, { path: '/metrics', headers: { host: 'localhost' } });
  const line = new RegExp(
    `^livery_site_total_share\\{merchant="aurora",total="${total}"\\} (.+)$`,
    'm',
  );
  return Number(line.exec(text)?.[1]);
};

describe('beyond the total of a site', () => {
  it('a guest costs work, from wherever they come', async () => {
    await fill(limits.trialSite);
    const browser = gateway.visit('aurora');
    expect((await browser.call('trialAccount')).envelope.code).toBe('verification.required');
    const headers = await someWork(browser);
    expect((await browser.call('trialAccount', { headers })).status).toBe(200);
    expect(await share('trial.site')).toBeGreaterThan(1);
  });

  it('a code by SMS costs a captcha, and a page is told so before it asks', async () => {
    await fill(limits.smsSite);
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.call('verification', { query: { scene: 'sms' } });
    expect(envelope.value?.captcha).toBe(true);
    expect((await askForCode(browser, 'register', '9170000001')).envelope.code).toBe(
      'captcha.wrong',
    );
    const captcha = await solveCaptcha(gateway, browser);
    const sent = await askForCode(browser, 'register', '9170000001', { captcha });
    expect(sent.status).toBe(200);
  });

  it('a try at a code costs work, the right one too', async () => {
    const { account, mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const captcha = await solveCaptcha(gateway, browser);
    await askForCode(browser, 'login', mobileNum, { captcha });
    await fill(limits.codeSite);
    const payload = {
      type: 'sms',
      mobileNum,
      countryDialingCode: '63',
      verificationCode: '0000000',
    };
    const first = await browser.call('login', { payload });
    expect(first.envelope.code).toBe('verification.required');
    const second = await browser.call('login', { payload, headers: await someWork(browser) });
    expect(second.envelope.code).toBe('sms.wrong');
    gateway.advance(limits.codeSite.window);
    const code = await codeFor(gateway, gateway.visit('noir'), 'login', mobileNum).catch(() => '');
    expect([code, account]).toEqual(['', account]);
  });
});

it('counts wrong codes of everybody, and right ones not', async () => {
  const before = await share('code.site');
  expect(before).toBeNaN();
  const { mobileNum } = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  const captcha = await solveCaptcha(gateway, browser);
  await askForCode(browser, 'login', mobileNum, { captcha });
  const payload = { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode: '0000' };
  for (let count = 0; count < 2; count += 1) await browser.call('login', { payload });
  expect(await share('code.site')).toBeCloseTo(2 / limits.codeSite.limit);
});
