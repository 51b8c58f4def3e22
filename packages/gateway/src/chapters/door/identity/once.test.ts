import type { Payload } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import {
  type Claims,
  identityKeys,
  phoneClaims,
  signedToken,
  socialClaims,
  strangersKey,
} from '../../../testing/proofs/id-tokens.ts';

const PASSWORD = 'seven quiet rivers';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, identityKeys });
  const choice = { captcha: false, affiliate: 'off', fields: {} };
  await writeSetting(gateway.db, 'aurora', 'registration', choice);
});
afterAll(() => gateway.stop());

const tokenOf = (claims: Claims) => signedToken(gateway.now(), claims);

let keys = 0;
const newKey = (): string => `attempt-${(keys += 1)}`;
const keyed = (key: string | undefined) =>
  key === undefined ? {} : { headers: { 'idempotency-key': key } };

async function sealed<N extends 'login' | 'register' | 'retrieveByPhone'>(
  browser: Browser,
  name: N,
  payload: object,
  key?: string,
) {
  const htm = name === 'register' ? 'PUT' : 'POST';
  const htu = {
    login: '/wps/session/login',
    register: '/wps/member/register',
    retrieveByPhone: '/wps/member/retrieve/phone',
  }[name];
  const { body, headers } = await browser.seal(payload, { htm, htu });
  return browser.call(name, { body, headers: { ...headers, ...keyed(key).headers } });
}

const enter = (browser: Browser, firebaseIdToken: string, key?: string) =>
  sealed(browser, 'login', { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken }, key);

let numbers = 0;
const newNumber = (): string => `968${String((numbers += 1)).padStart(7, '0')}`;

const form = (mobileNum: string, firebaseIdToken: string, more: object = {}) => ({
  variant: 'mobile',
  mobileNum,
  countryDialingCode: '63',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-04-17',
  disclaimer: true,
  firebaseChannel: 'sms',
  firebaseIdToken,
  ...more,
});

async function usedTokens(): Promise<number> {
  return (await gateway.db.selectFrom('used_token').select('hash').execute()).length;
}

describe('a token of Firebase', () => {
  it('lets in once [LG-13 api]', async () => {
    const { mobileNum } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const browser = gateway.visit('aurora');
    expect((await enter(browser, token)).status).toBe(200);
    for (const other of [browser, gateway.visit('aurora')]) {
      const { status, envelope } = await enter(other, token);
      expect([status, envelope.code, envelope.value]).toEqual([
        401,
        'login.failed',
        { captcha: false },
      ]);
    }
  });

  it('is the same token with its signature written otherwise', async () => {
    const { mobileNum } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    // The last letter of 256 bytes has four bits that stand for nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters[letters.indexOf(token.at(-1) ?? '') + 1] ?? '';
    const twin = `${token.slice(0, -1)}${last}`;
    expect((await enter(gateway.visit('aurora'), twin)).status).toBe(200);
    expect((await enter(gateway.visit('aurora'), token)).status).toBe(401);
  });

  it('lets one in of those who come at once', async () => {
    const { mobileNum } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => enter(gateway.visit('aurora'), token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('may be sent again by the same visitor under the same key, and by nobody else', async () => {
    const { mobileNum, account } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    await enter(browser, token, key);
    const { status, envelope } = await enter(browser, token, key);
    expect([status, envelope.value?.userName]).toEqual([200, account]);
    browser.token = envelope.value?.token;
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(account);

    expect((await enter(browser, token, newKey())).status).toBe(401);
    expect((await enter(browser, token)).status).toBe(401);
    expect((await enter(gateway.visit('aurora'), token, key)).status).toBe(401);
    const { body, headers } = await browser.seal({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: token,
    });
    const agent = { 'idempotency-key': key, 'user-agent': 'another browser' };
    const other = await browser.call('login', { body, headers: { ...headers, ...agent } });
    expect(other.status).toBe(401);
  });

  it('may not be sent again for something else', async () => {
    const mobileNum = newNumber();
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    expect((await sealed(browser, 'register', form(mobileNum, token), key)).status).toBe(200);
    expect((await enter(browser, token, key)).status).toBe(401);
    const payload = {
      newPassword: 'eight quiet rivers',
      mobileNum,
      countryDialingCode: '63',
      firebaseIdToken: token,
    };
    const retrieved = await sealed(browser, 'retrieveByPhone', payload, key);
    expect([retrieved.status, retrieved.envelope.code]).toEqual([422, 'sms.wrong']);
  });

  it('is refused with a key that is none', async () => {
    const { mobileNum } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const { envelope } = await enter(gateway.visit('aurora'), token, 'short');
    expect(envelope.errors).toEqual([{ field: 'Idempotency-Key', code: 'pattern' }]);
    expect((await enter(gateway.visit('aurora'), token)).status).toBe(200);
  });

  it.each(['google', 'facebook'] as const)('of %s lets in once', async (provider) => {
    const person = await addPerson(gateway);
    await gateway.db
      .updateTable('member')
      .set({ [`${provider}_id`]: person.account })
      .where('id', '=', person.id)
      .execute();
    const idToken = await tokenOf(socialClaims(provider, person.account, person.email, true));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    const social = (again?: string) =>
      browser.call('socialLogin', { body: { provider, idToken }, ...keyed(again) });
    expect((await social(key)).status).toBe(200);
    expect((await social(key)).status).toBe(200);
    expect((await social()).envelope.code).toBe('login.failed');
  });
});

describe('a registration', () => {
  it('uses a token up, and repeated it is the same account [RE-28 api] [RE-31 api]', async () => {
    const mobileNum = newNumber();
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    const first = await sealed(browser, 'register', form(mobileNum, token), key);
    const again = await sealed(browser, 'register', form(mobileNum, token), key);
    expect([again.status, again.envelope.value]).toEqual([200, first.envelope.value]);

    for (const other of [newKey(), undefined]) {
      const refused = await sealed(browser, 'register', form(mobileNum, token), other);
      expect(refused.envelope.code).toBe('mobile.taken');
    }
    const { length } = await gateway.db
      .selectFrom('member')
      .select('id')
      .where('mobile', '=', `63${mobileNum}`)
      .execute();
    expect(length).toBe(1);
  });

  it('pressed twice opens one account and says so twice', async () => {
    const mobileNum = newNumber();
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    const username = `Twice_${mobileNum}`;
    const payload = form(mobileNum, token, { variant: 'username', username });
    const answers = await Promise.all([1, 2].map(() => sealed(browser, 'register', payload, key)));
    const told = answers.map(({ envelope }) => envelope.value?.userName);
    expect(told).toEqual([username, username]);
  });

  it('that is refused leaves the token as it was', async () => {
    const { account } = await addPerson(gateway);
    const mobileNum = newNumber();
    const token = await tokenOf(phoneClaims(mobileNum));
    const named = (username: string) => form(mobileNum, token, { variant: 'username', username });
    const browser = gateway.visit('aurora');
    const taken = await sealed(browser, 'register', named(account));
    expect(taken.envelope.code).toBe('username.taken');
    expect((await sealed(browser, 'register', named(`Free_${mobileNum}`))).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const payloadOf = (
    mobileNum: string,
    firebaseIdToken: string,
    newPassword = PASSWORD,
  ): Payload<'retrieveByPhone'> => ({
    newPassword,
    mobileNum,
    countryDialingCode: '63',
    firebaseIdToken,
  });

  it('is set once by a token, and repeated it is set already [FP-12 api]', async () => {
    const { mobileNum, account } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    const set = (password?: string, by: string | undefined = key) =>
      sealed(browser, 'retrieveByPhone', payloadOf(mobileNum, token, password), by);
    expect((await set()).status).toBe(200);
    const again = await set();
    expect([again.status, again.envelope.value]).toEqual([200, { userName: account }]);
    expect((await set('eight quiet rivers')).envelope.code).toBe('sms.wrong');
    const stranger = gateway.visit('aurora');
    const refused = payloadOf(mobileNum, token, 'nine quiet rivers');
    const { envelope } = await sealed(stranger, 'retrieveByPhone', refused, key);
    expect(envelope.code).toBe('sms.wrong');
    expect((await stranger.login(account, PASSWORD)).status).toBe(200);
  });

  it('is not set again over one that was chosen since', async () => {
    const { mobileNum, account } = await addPerson(gateway);
    const token = await tokenOf(phoneClaims(mobileNum));
    const [browser, key] = [gateway.visit('aurora'), newKey()];
    const set = () => sealed(browser, 'retrieveByPhone', payloadOf(mobileNum, token), key);
    await set();
    await browser.login(account, PASSWORD);
    const since = 'eight quiet rivers';
    const payload = { oldPassword: PASSWORD, newPassword: since, confirmNewPassword: since };
    expect((await browser.call('changePassword', { payload })).status).toBe(200);
    expect((await set()).status).toBe(200);
    expect((await browser.call('memberInfo')).status).toBe(200);
    expect((await gateway.visit('aurora').login(account, since)).status).toBe(200);
  });
});

it('keeps nothing of tokens that prove nothing', async () => {
  const { mobileNum } = await addPerson(gateway);
  const before = await usedTokens();
  const good = phoneClaims(mobileNum);
  const elsewhere = { iss: 'https://securetoken.google.com/another', aud: 'another' };
  const past = Math.floor(gateway.now() / 1000) - 7200;
  for (const token of [
    await signedToken(gateway.now(), good, { key: strangersKey }),
    await tokenOf({ ...good, ...elsewhere }),
    await tokenOf({ ...good, iat: past, auth_time: past, exp: past + 3600 }),
    await tokenOf(phoneClaims(newNumber())),
  ]) {
    expect((await enter(gateway.visit('aurora'), token, newKey())).status).toBe(401);
  }
  expect(await usedTokens()).toBe(before);
});

it('knows what was used until its age refuses it', async () => {
  const { mobileNum } = await addPerson(gateway);
  await gateway.sweep(gateway.now() + 86_400_000);
  const token = await tokenOf(phoneClaims(mobileNum));
  await enter(gateway.visit('aurora'), token);
  // An hour, and the minute by which clocks may differ.
  const last = gateway.now() + 3_661_000;
  await gateway.sweep(last);
  expect(await usedTokens()).toBe(1);
  gateway.advance(last - gateway.now());
  expect((await enter(gateway.visit('aurora'), token)).status).toBe(401);
  await gateway.sweep(last + 120_000);
  expect(await usedTokens()).toBe(0);
});
