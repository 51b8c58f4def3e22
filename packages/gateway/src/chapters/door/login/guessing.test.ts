import type { LoginFailure } from '@livery/contract';
import { generateKeyPairSync } from 'node:crypto';
import type { Static } from 'typebox';
import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../http/guards/limits.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { isWhole } from '../../../testing/counts.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  codeFor,
  mailedPassword,
  solveCaptcha,
  type Person,
} from '../../../testing/people.ts';

const WRONG = 'not the password';
const NEW = 'seven quiet rivers';
const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
});
afterAll(() => gateway.stop());

/** A try as a person makes it who sees a captcha. */
async function attempt(
  { account }: Person,
  password: string,
  browser: Browser = gateway.visit('aurora'),
) {
  const captcha = await solveCaptcha(gateway, browser);
  const { envelope, headers } = await browser.login(account, password, { captcha });
  const value = envelope.value as Static<typeof LoginFailure> | null;
  return { code: envelope.code ?? 'welcome', value, wait: Number(headers['retry-after'] ?? 0) };
}

/** Each from an address of its own, with a captcha that somebody solved. */
async function guess(person: Person, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let count = 0; count < times; count += 1) codes.push((await attempt(person, WRONG)).code);
  return codes;
}

/** Everything of the answers that could tell, without what differs each time. */
async function histories({ account }: Person, times: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let count = 0; count < times; count += 1) {
    const browser = gateway.visit('aurora');
    const captcha = await solveCaptcha(gateway, browser);
    const { status, headers, envelope } = await browser.login(account, WRONG, { captcha });
    const { params: _, ...said } = envelope;
    const names = Object.keys(headers).toSorted();
    seen.push({ status, names, said: { ...said, traceId: '', serverTime: 0 } });
  }
  return seen;
}

/** That many tries more, of which the gate makes none: they are written to what is counted. */
async function pass(person: Person, times: number): Promise<unknown[]> {
  if (isWhole) return histories(person, times);
  const { numUpdatedRows } = await gateway.db
    .updateTable('counter')
    .set((its) => ({ count: its('count', '+', times) }))
    .where('merchant', '=', 'aurora')
    .where('scope', '=', limits.loginAccount.scope)
    .where('subject', '=', person.account)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  return [];
}

async function knownDevice({ account }: Person): Promise<Browser> {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const remember = { publicKey: { kty: 'EC', crv: 'P-256', x, y } as const };
  const browser = gateway.visit('aurora');
  expect((await browser.login(account, DEMO_PASSWORD, { remember })).status).toBe(200);
  await browser.call('logout');
  browser.token = undefined;
  return browser;
}

const mailed = (person: Person) => mailedPassword(gateway, gateway.visit('aurora'), person);

describe('an account that others guess at', () => {
  it('lets in whoever has the password and a captcha, and slows the guesser down', async () => {
    const person = await addPerson(gateway);
    const guesser = gateway.visit('aurora');
    expect((await guesser.login(person.account, WRONG)).status).toBe(401);
    for (let count = 0; count < 4; count += 1) await attempt(person, WRONG, guesser);
    expect((await attempt(person, DEMO_PASSWORD, guesser)).code).toBe('rate.limited');
    const owner = gateway.visit('aurora');
    expect((await owner.login(person.account)).envelope.code).toBe('captcha.wrong');
    expect((await attempt(person, DEMO_PASSWORD, owner)).code).toBe('welcome');
    // What the guesser has to wait for is not over with it.
    expect((await attempt(person, WRONG, guesser)).code).toBe('rate.limited');
  });

  it('lets in a device it knows, without a captcha', async () => {
    const person = await addPerson(gateway);
    const device = await knownDevice(person);
    await guess(person, 8);
    expect((await device.login(person.account)).status).toBe(200);
  });

  it('slows a device it knows down as well, and nobody else with it', async () => {
    const person = await addPerson(gateway);
    const device = await knownDevice(person);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { envelope } = await device.login(person.account, WRONG);
      codes.push(envelope.code);
      expect(envelope.value).toMatchObject({ captcha: false });
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'login.failed'), 'rate.limited']);
    expect((await gateway.visit('aurora').login(person.account)).status).toBe(200);
  });

  it('takes a cookie of another account’s device, or of no device, for nothing', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const stranger = await knownDevice(other);
    const [id] = ((await knownDevice(person)).cookies.get('__Host-dev') ?? '').split('.');
    const forged = gateway.visit('aurora');
    forged.cookies.set('__Host-dev', `${id}.${'x'.repeat(43)}`);
    await guess(person, 1);
    expect((await stranger.login(person.account)).envelope.code).toBe('captcha.wrong');
    expect((await forged.login(person.account)).envelope.code).toBe('captcha.wrong');
  });

  it('takes forty tries of strangers an hour, and a device it knows goes on', async () => {
    const person = await addPerson(gateway);
    const device = await knownDevice(person);
    const codes = await guess(person, 41);
    expect(new Set(codes)).toEqual(new Set(['login.failed']));
    const late = await attempt(person, DEMO_PASSWORD);
    expect(late.code).toBe('rate.limited');
    expect(late.wait).toBeLessThanOrEqual(3600);
    expect((await device.login(person.account)).status).toBe(200);
  });

  it('answers as a name nobody has, however many guess', async () => {
    const person = await addPerson(gateway);
    const nobody = { ...person, account: 'nobody_there' };
    const seen = async (one: Person) => [
      ...(await histories(one, 3)),
      ...(await pass(one, 36)),
      ...(await histories(one, 3)),
    ];
    const known = await seen(person);
    expect(known.at(-3)).toMatchObject({ said: { code: 'login.failed' } });
    expect(known.at(-1)).toMatchObject({ said: { code: 'rate.limited' } });
    expect(await seen(nobody)).toEqual(known);
  });

  it('is open again by a password for one use, whatever others did', async () => {
    const person = await addPerson(gateway);
    // The first is counted as one without a captcha.
    await guess(person, 2);
    await pass(person, 40);
    expect((await attempt(person, DEMO_PASSWORD)).code).toBe('rate.limited');
    const once = await mailed(person);
    expect((await attempt(person, once)).code).toBe('welcome');
    expect((await attempt(person, DEMO_PASSWORD)).code).toBe('welcome');
  });
});

describe('where the site locks accounts', () => {
  const set = (lockAfter?: number) =>
    writeSetting(gateway.db, 'aurora', 'login', lockAfter === undefined ? {} : { lockAfter });
  beforeAll(() => set(3));
  afterAll(() => set());

  it('an account is locked for everybody, and opened by a code to its phone [RG-19 api]', async () => {
    const person = await addPerson(gateway);
    const device = await knownDevice(person);
    expect(await guess(person, 4)).toEqual([
      'login.failed',
      'login.failed',
      'login.failed',
      'login.locked',
    ]);
    expect((await attempt(person, DEMO_PASSWORD)).code).toBe('login.locked');
    const known = await device.login(person.account);
    expect([known.status, known.envelope.code]).toEqual([423, 'login.locked']);
    // It does not open by itself, and what is swept is not this.
    gateway.advance(2 * DAY);
    await gateway.sweep(gateway.now());
    expect((await attempt(person, DEMO_PASSWORD)).code).toBe('login.locked');

    const browser = gateway.visit('aurora');
    const verificationCode = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    const { mobileNum } = person;
    const payload = { newPassword: NEW, mobileNum, countryDialingCode: '63', verificationCode };
    expect((await browser.call('retrieveByPhone', { payload })).status).toBe(200);
    expect((await gateway.visit('aurora').login(person.account, NEW)).status).toBe(200);
  });

  it('a name nobody has is locked as well', async () => {
    const person = await addPerson(gateway);
    const nobody = { ...person, account: 'nobody_here' };
    const known = await histories(person, 5);
    expect(known.at(-1)).toMatchObject({ status: 423, said: { code: 'login.locked' } });
    expect(await histories(nobody, 5)).toEqual(known);
  });

  it('a password for one use opens it too', async () => {
    const person = await addPerson(gateway);
    await guess(person, 4);
    const once = await mailed(person);
    expect((await attempt(person, once)).code).toBe('welcome');
    expect((await attempt(person, DEMO_PASSWORD)).code).toBe('welcome');
  });

  it('a right password begins the count anew', async () => {
    const person = await addPerson(gateway);
    for (let round = 0; round < 2; round += 1) {
      expect(await guess(person, 2)).toEqual(['login.failed', 'login.failed']);
      expect((await attempt(person, DEMO_PASSWORD)).code).toBe('welcome');
    }
  });
});
