import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { codeFor } from '../../../testing/people.ts';

const PASSWORD = 'seven quiet rivers';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: {
      aurora: { loginAfterRegister: true },
      noir: { loginAfterRegister: true, loginAudience: 'agent', flags: {} },
    },
  });
  for (const merchant of ['aurora', 'noir']) {
    const choice = { captcha: false, affiliate: 'off', fields: {} };
    await writeSetting(gateway.db, merchant, 'registration', choice);
  }
});
afterAll(() => gateway.stop());

let made = 0;
async function apply(browser: Browser, registerMethod = 'H5') {
  made += 1;
  const mobileNum = `966${String(made).padStart(7, '0')}`;
  const proven = browser.merchant === 'aurora' && {
    mobileNum,
    countryDialingCode: '63',
    verificationCode: await codeFor(gateway, browser, 'register', mobileNum),
  };
  const payload = {
    username: `arrival_${made}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-17',
    disclaimer: true,
    registerMethod,
    ...proven,
  };
  const called = await browser.call('register', { payload });
  const { value } = called.envelope;
  if (value !== null && 'token' in value) browser.token = value.token;
  return { ...called, value, payload };
}

it('lets in whoever registers, as a log-in does [RE-32 api]', async () => {
  const browser = gateway.visit('aurora');
  const { status, value, payload } = await apply(browser, 'PWA');
  expect(status).toBe(200);
  const { username: account } = payload;
  expect(value).toMatchObject({
    userName: account,
    type: 0,
    firstTimeLogin: false,
    lastLoginAt: null,
    lastLoginIp: null,
  });
  const info = (await browser.call('memberInfo')).envelope.value;
  expect(info).toMatchObject({ id: value?.userId, account });
  const history = (await browser.call('sessionHistory')).envelope.value?.list;
  expect(history).toMatchObject([{ means: 'register', ok: true, ip: browser.address }]);
  const { registered_by } = await gateway.db
    .selectFrom('member')
    .select('registered_by')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  expect(registered_by).toBe('PWA');
});

it('lets in whoever registers by mobile, by the name that was made up', async () => {
  const browser = gateway.visit('aurora');
  const mobileNum = '9659999999';
  const verificationCode = await codeFor(gateway, browser, 'register', mobileNum);
  const { envelope } = await browser.call('register', {
    payload: {
      variant: 'mobile',
      mobileNum,
      countryDialingCode: '63',
      verificationCode,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-04-17',
      disclaimer: true,
    },
  });
  const { value } = envelope;
  browser.token = value !== null && 'token' in value ? value.token : undefined;
  expect((await browser.call('memberInfo')).envelope.value?.account).toBe(value?.userName);
});

it('ends the session that the browser was in before', async () => {
  const browser = gateway.visit('aurora');
  await apply(browser);
  const former = { cookie: browser.cookies.get('__Host-sid') ?? '', token: browser.token };
  await apply(browser);
  expect((await browser.call('memberInfo')).status).toBe(200);
  browser.cookies.set('__Host-sid', former.cookie);
  browser.token = former.token;
  expect((await browser.call('memberInfo')).status).toBe(401);
});

it('opens the account, and no session, where members may not log in [LG-21 api]', async () => {
  const browser = gateway.visit('noir');
  const { status, value, payload, headers } = await apply(browser);
  expect([status, Object.keys(value ?? {})]).toEqual([200, ['userName', 'userId']]);
  expect(headers['set-cookie']).toBeUndefined();
  expect((await browser.login(payload.username, PASSWORD)).envelope.code).toBe('login.not_agent');
});

it('keeps the account where the session cannot be opened', async () => {
  const browser = gateway.visit('aurora');
  await sql`ALTER TABLE login_record RENAME TO login_record_away`.execute(gateway.db);
  const { status, value, payload, headers } = await apply(browser).finally(() =>
    sql`ALTER TABLE login_record_away RENAME TO login_record`.execute(gateway.db),
  );
  expect([status, Object.keys(value ?? {})]).toEqual([200, ['userName', 'userId']]);
  expect(headers['set-cookie']).toBeUndefined();
  expect((await browser.login(payload.username, PASSWORD)).status).toBe(200);
});
