import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  codeFor,
  solveCaptcha,
  type Person,
  somePublicKey,
} from '../../../testing/people.ts';

const DAY = 86_400_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

interface Coming {
  readonly agent?: string;
  readonly password?: string;
  readonly remember?: boolean;
  readonly captcha?: boolean;
  readonly browser?: Browser;
}

async function come({ account }: Person, coming: Coming = {}): Promise<Browser> {
  const { agent, password = DEMO_PASSWORD, browser = gateway.visit('aurora') } = coming;
  const payload = {
    type: 'username',
    username: account,
    password,
    ...(coming.captcha === true && { captcha: await solveCaptcha(gateway, browser) }),
    ...(coming.remember === true && { remember: { publicKey: somePublicKey() } }),
  };
  const { envelope } = await browser.call('login', {
    payload,
    ...(agent !== undefined && { headers: { 'user-agent': agent, 'x-visitor-country': 'PH' } }),
  });
  browser.token = envelope.value?.token;
  return browser;
}

const devicesOf = async (browser: Browser) =>
  (await browser.call('security')).envelope.value?.devices ?? [];
const historyOf = async (browser: Browser, query: object = {}) =>
  (await browser.call('sessionHistory', { query })).envelope.value;
const isIn = async (browser: Browser) => (await browser.call('memberInfo')).status === 200;

describe('the history of log-ins', () => {
  it('tells when, from where, with what and whether, the newest first', async () => {
    const person = await addPerson(gateway);
    const guesser = await come(person, { agent: MAC, password: 'not the password' });
    const before = gateway.now();
    const browser = await come(person, { agent: PHONE, captcha: true });
    const { list = [] } = (await historyOf(browser)) ?? {};
    expect(list).toMatchObject([
      {
        ok: true,
        means: 'password',
        device: 'Chrome · Android',
        ip: browser.address,
        country: 'PH',
      },
      { ok: false, means: 'password', device: 'Safari · Mac', ip: guesser.address },
    ]);
    expect(list[0]?.at).toBeGreaterThanOrEqual(before);
  });

  it('tells by what means somebody came in', async () => {
    const person = await addPerson(gateway);
    const { mobileNum } = person;
    const browser = gateway.visit('aurora');
    const verificationCode = await codeFor(gateway, browser, 'login', mobileNum);
    const { envelope } = await browser.call('login', {
      payload: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode },
    });
    browser.token = envelope.value?.token;
    expect((await historyOf(browser))?.list.map(({ means }) => means)).toEqual(['sms']);
  });

  it('comes in pages, and says nothing of anybody else or of names nobody has', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    await come(other);
    await come({ ...person, account: 'nobody_here' });
    for (let count = 0; count < 3; count += 1) await come(person);
    const browser = await come(person);
    const first = await historyOf(browser, { pageNo: '1', pageSize: '3' });
    const second = await historyOf(browser, { pageNo: '2', pageSize: '3' });
    expect([first?.list.length, second?.list.length]).toEqual([3, 1]);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
    const rows = await gateway.db
      .selectFrom('login_record')
      .innerJoin('member', 'member.id', 'login_record.member_id')
      .select('account')
      .where('account', '=', 'nobody_here')
      .execute();
    expect(rows).toEqual([]);
  });

  it('is kept for ninety days', async () => {
    const person = await addPerson(gateway);
    await come(person);
    const kept = async () => {
      const { rows } = { rows: (await historyOf(await come(person)))?.list ?? [] };
      return rows.length;
    };
    await gateway.sweep(gateway.now() + 89 * DAY);
    expect(await kept()).toBe(2);
    await gateway.sweep(gateway.now() + 91 * DAY);
    expect(await kept()).toBe(1);
  });
});

describe('the devices of an account', () => {
  it('are its sessions and what remembers it, each with its place', async () => {
    const person = await addPerson(gateway);
    const away = await come(person, { agent: MAC, remember: true });
    await away.call('logout');
    gateway.advance(60_000);
    const browser = await come(person, { agent: PHONE });
    const devices = await devicesOf(browser);
    expect(devices).toMatchObject([
      { device: 'Chrome · Android', ip: browser.address, current: true, remembered: false },
      { device: 'Safari · Mac', ip: away.address, country: 'PH', current: false, remembered: true },
    ]);
  });

  it('are one where a session is open on a device that is remembered', async () => {
    const person = await addPerson(gateway);
    const browser = await come(person, { remember: true });
    await come(person, { browser });
    expect(await devicesOf(browser)).toMatchObject([{ current: true, remembered: true }]);
  });

  it('can be ended one by one', async () => {
    const person = await addPerson(gateway);
    const own = await come(person);
    const other = await come(person);
    const third = await come(person);
    const id = (await devicesOf(other)).find(({ current }) => current)?.id ?? '';
    expect((await own.call('endDevice', { params: { id } })).status).toBe(200);
    expect([await isIn(own), await isIn(other), await isIn(third)]).toEqual([true, false, true]);
    // Once more does nothing.
    expect((await own.call('endDevice', { params: { id } })).status).toBe(200);
    expect(await devicesOf(own)).toHaveLength(2);
  });

  it('are forgotten with what remembers them', async () => {
    const person = await addPerson(gateway);
    const own = await come(person);
    const open = await come(person, { remember: true });
    const closed = await come(person, { remember: true });
    await closed.call('logout');
    const remembered = (await devicesOf(own)).filter((one) => one.remembered);
    expect(remembered).toHaveLength(2);
    for (const { id } of remembered) await own.call('endDevice', { params: { id } });
    expect(await devicesOf(own)).toMatchObject([{ current: true, remembered: false }]);
    expect(await isIn(open)).toBe(false);
    const rows = await gateway.db
      .selectFrom('device_credential')
      .select('id')
      .where('member_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('of somebody else cannot be ended', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const [mine, theirs] = [await come(person), await come(other, { remember: true })];
    const credential = (theirs.cookies.get('__Host-dev') ?? '').split('.')[0] ?? '';
    const handle = (await devicesOf(theirs))[0]?.id ?? '';
    for (const id of [handle, credential]) await mine.call('endDevice', { params: { id } });
    expect(await devicesOf(theirs)).toMatchObject([{ current: true, remembered: true }]);
  });
});
