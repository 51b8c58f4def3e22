import { webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, codeFor, untilWaiting, someWork } from '../../../testing/people.ts';
import { endCredentials, lockMember } from '../../member/index.ts';

const DAY = 86_400_000;
const NEW_PASSWORD = 'seven quiet rivers';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

type Pair = webcrypto.CryptoKeyPair;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** As a browser makes it: the private half cannot be read. */
const newPair = () => webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);

async function publicKeyOf({ publicKey }: Pair) {
  const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', publicKey);
  return { kty: 'EC', crv: 'P-256', x, y } as const;
}

async function sign({ privateKey }: Pair, text: string): Promise<string> {
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await webcrypto.subtle.sign(how, privateKey, new TextEncoder().encode(text));
  return Buffer.from(signature).toString('base64url');
}

interface Device {
  readonly browser: Browser;
  readonly pair: Pair;
  readonly id: string;
  readonly account: string;
  readonly mobileNum: string;
  readonly expiresAt: number;
}

async function remembered(
  person = addPerson(gateway),
  browser = gateway.visit('aurora'),
): Promise<Device> {
  const { account, mobileNum } = await person;
  const pair = await newPair();
  const remember = { publicKey: await publicKeyOf(pair) };
  const { envelope } = await browser.login(account, DEMO_PASSWORD, { remember });
  const { id = '', expiresAt = 0 } = envelope.value?.deviceCredential ?? {};
  return { browser, pair, id, account, mobileNum, expiresAt };
}

const challengeOf = async (browser: Browser): Promise<string> =>
  (await browser.call('sessionChallenge')).envelope.value?.challenge ?? '';

interface Wrongly {
  readonly pair?: Pair;
  readonly challenge?: string;
  readonly signed?: string;
  readonly id?: string;
  readonly browser?: Browser;
}

async function comeBack(device: Device, wrongly: Wrongly = {}) {
  const { browser = device.browser, pair = device.pair, id = device.id } = wrongly;
  const challenge = wrongly.challenge ?? (await challengeOf(browser));
  const signature = await sign(pair, wrongly.signed ?? challenge);
  const body = { credentialId: id, challenge, signature };
  const called = await browser.call('refresh', { body });
  if (called.status === 200) browser.token = called.envelope.value?.token;
  return called;
}

const cookieOf = (browser: Browser): string => browser.cookies.get('__Host-dev') ?? '';

const codeOf = async (device: Device, wrongly?: Wrongly) =>
  (await comeBack(device, wrongly)).envelope.code ?? 'welcome';

describe('a login that asks to be remembered', () => {
  it('gets a credential, and half of it in a cookie no script can read [LG-17 api]', async () => {
    const { account } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const remember = { publicKey: await publicKeyOf(await newPair()) };
    const { envelope, headers } = await browser.login(account, DEMO_PASSWORD, { remember });
    const { id = '', expiresAt = 0 } = envelope.value?.deviceCredential ?? {};
    expect(id).toMatch(/^[\w-]{24}$/);
    expect(Math.abs(expiresAt - gateway.now() - 30 * DAY)).toBeLessThan(10_000);
    const line = headers['set-cookie']?.find((one) => one.startsWith('__Host-dev='));
    expect(line).toMatch(new RegExp(`^__Host-dev=${id}\\.[\\w-]{43};`));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) {
      expect(line).toContain(part);
    }
    const secret = cookieOf(browser).split('.')[1] ?? '';
    const row = await gateway.db
      .selectFrom('device_credential')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.cookie_hash.equals(hashSecret(secret))).toBe(true);
    expect(Object.keys(row.public_jwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
    expect(JSON.stringify(envelope)).not.toContain(secret);
  });

  it('that came back by itself adds no passkey: it proved itself, and nobody else', async () => {
    const device = await remembered(addPerson(gateway));
    const { envelope } = await device.browser.call('passkeyOptions');
    expect(envelope.code).toBeUndefined();
    await comeBack(device);
    const again = await device.browser.call('passkeyOptions');
    expect([again.status, again.envelope.code]).toEqual([403, 'proof.required']);
  });

  it('gets none without asking', async () => {
    const { account } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.login(account);
    expect(envelope.value).not.toHaveProperty('deviceCredential');
    expect(cookieOf(browser)).toBe('');
  });

  it('with a key that is no point of the curve opens no session at all', async () => {
    const { account, id } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const { x } = await publicKeyOf(await newPair());
    const { y } = await publicKeyOf(await newPair());
    const remember = { publicKey: { kty: 'EC', crv: 'P-256', x, y } as const };
    const { status, envelope, headers } = await browser.login(account, DEMO_PASSWORD, { remember });
    expect([status, envelope.errors]).toEqual([
      400,
      [{ field: 'remember.publicKey', code: 'pattern' }],
    ]);
    expect(headers['set-cookie']).toBeUndefined();
    const sessions = await gateway.db
      .selectFrom('session')
      .select('merchant')
      .where('member_id', '=', id)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('in a browser that was remembered before takes the place of that', async () => {
    const person = addPerson(gateway);
    const first = await remembered(person);
    const second = await remembered(person, first.browser);
    const rows = await gateway.db
      .selectFrom('device_credential')
      .select('id')
      .where('id', 'in', [first.id, second.id])
      .execute();
    expect(rows).toEqual([{ id: second.id }]);
  });

  it('of the eleventh device makes the longest unused one be forgotten', async () => {
    const person = addPerson(gateway);
    const devices: Device[] = [];
    for (let count = 0; count < 10; count += 1) {
      devices.push(await remembered(person));
      gateway.advance(60_000);
    }
    const [first, second] = devices;
    if (first === undefined || second === undefined) throw new Error('no devices');
    expect(await codeOf(first)).toBe('welcome');
    await remembered(person);
    expect(await codeOf(first)).toBe('welcome');
    expect(await codeOf(second)).toBe('credential.invalid');
  });
});

describe('a remembered device', () => {
  it('signs a challenge and is let in, and its cookie turns', async () => {
    const device = await remembered();
    const { browser, id, account } = device;
    await browser.call('logout');
    browser.token = undefined;
    gateway.advance(DAY);
    const before = cookieOf(browser);
    const { status, envelope } = await comeBack(device);
    expect(status).toBe(200);
    expect(envelope.value).toMatchObject({ userName: account, type: 0 });
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(account);
    expect(cookieOf(browser)).not.toBe(before);
    expect(cookieOf(browser).startsWith(`${id}.`)).toBe(true);
    // Thirty days from now, not from the first time.
    const { expiresAt = 0 } = envelope.value?.deviceCredential ?? {};
    expect(Math.abs(expiresAt - gateway.now() - 30 * DAY)).toBeLessThan(10_000);
    expect(await codeOf(device)).toBe('welcome');
  });

  it('is forgotten on both sides when an old value of its cookie comes back', async () => {
    const device = await remembered();
    const thief = gateway.visit('aurora');
    thief.cookies.set('__Host-dev', cookieOf(device.browser));
    expect(await codeOf(device)).toBe('welcome');
    gateway.advance(31_000);
    const late = await comeBack(device, { browser: thief });
    expect([late.status, late.envelope.code]).toEqual([401, 'credential.invalid']);
    expect(cookieOf(thief)).toBe('');
    expect(await codeOf(device)).toBe('credential.invalid');
  });

  it('takes the sessions along that were opened by it, when a copy of it shows itself', async () => {
    const person = addPerson(gateway);
    const device = await remembered(person);
    const apart = gateway.visit('aurora');
    await apart.login(device.account);
    const thief = gateway.visit('aurora');
    thief.cookies.set('__Host-dev', cookieOf(device.browser));
    // Whoever came first may have been the thief.
    expect(await codeOf(device)).toBe('welcome');
    gateway.advance(31_000);
    const stream = await listen(device.browser);
    expect(await codeOf(device, { browser: thief })).toBe('credential.invalid');
    expect((await stream.next('session')).data).toEqual({ why: 'ended' });
    expect((await device.browser.call('memberInfo')).envelope.code).toBe('auth.required');
    const { envelope } = await apart.call('sessionHistory', { query: {} });
    expect(envelope.value?.list[0]).toMatchObject({
      ok: false,
      means: 'device',
      ip: thief.address,
    });
  });

  it('may bring the value before the last for half a minute, as a second tab does', async () => {
    const device = await remembered();
    const tab = gateway.visit('aurora');
    tab.cookies.set('__Host-dev', cookieOf(device.browser));
    expect(await codeOf(device)).toBe('welcome');
    gateway.advance(25_000);
    const second = await comeBack(device, { browser: tab });
    expect(second.status).toBe(200);
    // The cookie is the one the first tab got; a second would make that one old.
    expect(second.headers['set-cookie']?.some((line) => line.startsWith('__Host-dev'))).toBe(false);
    gateway.advance(60_000);
    expect(await codeOf(device)).toBe('welcome');
  });

  it('is forgotten when a value from before that comes back, however soon', async () => {
    const device = await remembered();
    const thief = gateway.visit('aurora');
    thief.cookies.set('__Host-dev', cookieOf(device.browser));
    expect(await codeOf(device)).toBe('welcome');
    expect(await codeOf(device)).toBe('welcome');
    expect(await codeOf(device, { browser: thief })).toBe('credential.invalid');
    expect(await codeOf(device)).toBe('credential.invalid');
  });

  it('is not let in with another key, another text, or no cookie', async () => {
    const device = await remembered();
    const { browser } = device;
    const cookie = cookieOf(browser);
    const other = await newPair();
    const refused: string[] = [];
    for (const wrongly of [
      { pair: other },
      { signed: 'another challenge' },
      { id: 'x'.repeat(24) },
      { browser: gateway.visit('aurora') },
    ]) {
      refused.push(await codeOf(device, wrongly));
      browser.cookies.set('__Host-dev', cookie);
    }
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'credential.invalid'));
    // None of it made anybody forget: who does not have the key cannot log a device out.
    expect(await codeOf(device)).toBe('welcome');
  });

  it('is not let in with the cookie of another', async () => {
    const device = await remembered();
    const other = await remembered();
    expect(await codeOf(device, { browser: other.browser })).toBe('credential.invalid');
  });

  it('signs a challenge that was handed out here, in time, once', async () => {
    const device = await remembered();
    const own = 'a-challenge-of-my-own-with-enough-letters';
    expect(await codeOf(device, { challenge: own })).toBe('credential.invalid');
    const elsewhere = await challengeOf(gateway.visit('noir'));
    expect(await codeOf(device, { challenge: elsewhere })).toBe('credential.invalid');
    const late = await challengeOf(device.browser);
    gateway.advance(300_000);
    expect(await codeOf(device, { challenge: late })).toBe('credential.invalid');
    const work = await device.browser.call('verification', { query: { scene: 'sms' } });
    const salt = work.envelope.value?.challenge.salt ?? '';
    expect(await codeOf(device, { challenge: salt })).toBe('credential.invalid');

    const challenge = await challengeOf(device.browser);
    expect(await codeOf(device, { challenge })).toBe('welcome');
    expect(await codeOf(device, { challenge })).toBe('credential.invalid');
    expect(await codeOf(device)).toBe('welcome');
  });

  it('is known to its own merchant only', async () => {
    const device = await remembered();
    const browser = gateway.visit('noir');
    browser.cookies.set('__Host-dev', cookieOf(device.browser));
    expect(await codeOf(device, { browser })).toBe('credential.invalid');
    expect(await codeOf(device)).toBe('welcome');
  });

  it('is forgotten after thirty days without a visit', async () => {
    const device = await remembered();
    gateway.advance(30 * DAY - 60_000);
    expect(await codeOf(device)).toBe('welcome');
    gateway.advance(30 * DAY);
    expect(await codeOf(device)).toBe('credential.invalid');
  });

  it('stays known at an ordinary log-out, and is forgotten at one from everywhere', async () => {
    const person = addPerson(gateway);
    const device = await remembered(person);
    const other = await remembered(person);
    await other.browser.call('logout');
    expect(await codeOf(other)).toBe('welcome');
    await device.browser.call('logout', { query: { all: '1' } });
    expect(cookieOf(device.browser)).toBe('');
    expect(await codeOf(other)).toBe('credential.invalid');
    expect((await other.browser.call('memberInfo')).status).toBe(401);
  });

  it('may try as often as anybody may log in', async () => {
    const device = await remembered();
    const browser = gateway.visit('aurora');
    const body = {
      credentialId: device.id,
      challenge: 'x'.repeat(43),
      signature: 'y'.repeat(86),
    };
    for (let count = 0; count < 30; count += 1) {
      expect((await browser.call('refresh', { body })).status).toBe(401);
    }
    expect((await browser.call('refresh', { body })).envelope.code).toBe('verification.required');
    const headers = await someWork(browser);
    expect((await browser.call('refresh', { body, headers })).status).toBe(401);
  });
});

describe('a new password', () => {
  it('forgets every other device, and keeps the one it was set on [CP-08 api]', async () => {
    const person = addPerson(gateway);
    const device = await remembered(person);
    const other = await remembered(person);
    const { envelope } = await device.browser.call('changePassword', {
      payload: {
        oldPassword: DEMO_PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
      },
    });
    expect(envelope.value?.deviceCredential?.id).toBe(device.id);
    expect(await codeOf(other)).toBe('credential.invalid');
    expect(await codeOf(device)).toBe('welcome');
  });

  it('by phone forgets them all', async () => {
    const device = await remembered();
    const { browser, mobileNum } = device;
    const verificationCode = await codeFor(gateway, browser, 'retrieve', mobileNum);
    const payload = {
      newPassword: NEW_PASSWORD,
      mobileNum,
      countryDialingCode: '63',
      verificationCode,
    };
    expect((await browser.call('retrieveByPhone', { payload })).status).toBe(200);
    expect(await codeOf(device)).toBe('credential.invalid');
  });
});

it('opens no session for a device that was forgotten while it came back', async () => {
  const device = await remembered();
  await device.browser.call('logout');
  const { member_id } = await gateway.db
    .selectFrom('device_credential')
    .select('member_id')
    .where('id', '=', device.id)
    .executeTakeFirstOrThrow();
  // As a log-out from everywhere does it, only slower.
  const back = await gateway.db.transaction().execute(async (tx) => {
    await lockMember(tx, 'aurora', member_id);
    const coming = comeBack(device);
    await untilWaiting(gateway);
    await endCredentials(tx, { merchant: 'aurora', memberId: member_id });
    return { coming };
  });
  expect((await back.coming).envelope.code).toBe('credential.invalid');
  const sessions = await gateway.db
    .selectFrom('session')
    .select('merchant')
    .where('member_id', '=', member_id)
    .execute();
  expect(sessions).toEqual([]);
});
