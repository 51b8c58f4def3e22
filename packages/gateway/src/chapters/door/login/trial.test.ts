import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, someWork } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const prepare = async (browser: Browser, by: 'trialAccount' | 'trialAccountPost') =>
  (await browser.call(by)).envelope.value?.userName ?? '';

const enter = (browser: Browser, userName?: string) =>
  browser.call('trial', {
    body: { moduleId: 'FREEPLAY3', ...(userName !== undefined && { userName }) },
  });

describe.each(['trialAccount', 'trialAccountPost'] as const)('a guest by %s', (by) => {
  it('is prepared first and let in then, under the same name [FR-05 api]', async () => {
    const browser = gateway.visit('aurora');
    const name = await prepare(browser, by);
    expect(name).toMatch(/^guest_\d{13}$/);
    const { status, envelope } = await enter(browser, name);
    expect([status, envelope.value]).toMatchObject([200, { userName: name, customerType: 4 }]);
    browser.token = envelope.value?.token;
    expect((await browser.call('memberInfo')).envelope.value).toMatchObject({
      account: name,
      type: 4,
    });
  });

  it('is let in only where it was prepared', async () => {
    const browser = gateway.visit('aurora');
    const name = await prepare(browser, by);
    const cookie = browser.cookies.get('wps_trial') ?? '';
    const other = gateway.visit('aurora');
    const without = await enter(other, name);
    expect([without.status, without.envelope.code]).toEqual([403, 'permission.denied']);
    // Neither with a cookie for another name, nor with one that was made up.
    await prepare(other, by);
    expect((await enter(other, name)).status).toBe(403);
    other.cookies.set('wps_trial', `${name}.${'x'.repeat(43)}`);
    expect((await enter(other, name)).status).toBe(403);
    other.cookies.set('wps_trial', cookie);
    expect((await enter(other, name)).status).toBe(200);
  });

  it('is let in for an hour', async () => {
    const browser = gateway.visit('aurora');
    const name = await prepare(browser, by);
    gateway.advance(3_600_000);
    expect((await enter(browser, name)).status).toBe(403);
  });

  it('gets a cookie no script and no other site can read, and no answer that is kept', async () => {
    const { headers } = await gateway.visit('aurora').call(by);
    const line = headers['set-cookie']?.find((one) => one.startsWith('wps_trial='));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/wps', 'Max-Age=3600']) {
      expect(line).toContain(part);
    }
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is not there where free play is off', async () => {
    const { status, envelope } = await gateway.visit('noir').call(by);
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });
});

describe('a name', () => {
  it.each(['a member', 'a guest nobody prepared'])('of %s opens nothing', async (whose) => {
    const { account } = await addPerson(gateway, { type: whose === 'a member' ? 0 : 4 });
    const browser = gateway.visit('aurora');
    for (const secret of ['', 'undefined', 'x'.repeat(43)]) {
      browser.cookies.set('wps_trial', `${account}.${secret}`);
      expect((await enter(browser, account)).status).toBe(403);
    }
  });
});

it('lets a guest set no password and come back by none', async () => {
  const browser = gateway.visit('aurora');
  const { envelope } = await enter(browser);
  browser.token = envelope.value?.token;
  const refused = await browser.call('changePassword', {
    payload: { newPassword: 'seven quiet rivers', confirmNewPassword: 'seven quiet rivers' },
  });
  expect([refused.status, refused.envelope.code]).toEqual([403, 'trial.forbidden']);
  const login = await gateway.visit('aurora').login(envelope.value?.userName ?? '', 'anything');
  expect(login.envelope.code).toBe('login.failed');
});

it('ends the session there was in the browser', async () => {
  const { account } = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(account);
  const former = { id: browser.cookies.get('__Host-sid') ?? '', token: browser.token };
  await enter(browser);
  browser.cookies.set('__Host-sid', former.id);
  browser.token = former.token;
  expect((await browser.call('memberInfo')).status).toBe(401);
});

it('makes twenty guests an hour for one address, and more for one that works', async () => {
  const browser = gateway.visit('aurora');
  for (let count = 0; count < 20; count += 1) {
    const made = count % 2 === 0 ? await browser.call('trialAccount') : await enter(browser);
    expect(made.status).toBe(200);
  }
  for (const beyond of [await browser.call('trialAccount'), await enter(browser)]) {
    expect([beyond.status, beyond.envelope.code]).toEqual([422, 'verification.required']);
  }
  const headers = await someWork(browser);
  expect((await browser.call('trialAccount', { headers })).status).toBe(200);
  expect((await browser.call('trialAccount', { headers })).status).toBe(422);
});
