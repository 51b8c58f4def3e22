import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  changePassword,
  codeFor,
  mailedPassword,
  solveCaptcha,
  untilWaiting,
  visitorsOf,
  type Person,
} from '../../../testing/people.ts';
import {
  identityKeys,
  phoneClaims,
  signedToken,
  socialClaims,
} from '../../../testing/proofs/id-tokens.ts';
import { Authenticator, passkeyFor, siteOf } from '../../../testing/proofs/authenticator.ts';

const NEW = 'seven quiet rivers';
const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, identityKeys });
});
afterAll(() => gateway.stop());

const { loggedIn } = visitorsOf(() => gateway);

async function addPasskeyTo(browser: Browser): Promise<Authenticator> {
  const phone = new Authenticator();
  const { value } = (await browser.call('passkeyOptions')).envelope;
  const body = { credential: passkeyFor(browser, phone, value) };
  expect((await browser.call('addPasskey', { body })).status).toBe(200);
  return phone;
}

async function comeBy(phone: Authenticator) {
  const browser = gateway.visit('aurora');
  const { envelope } = await browser.call('passkeyLoginOptions');
  const challenge = envelope.value?.challenge ?? '';
  const credential = phone.sign({ challenge, ...siteOf(browser) });
  const { status, ...called } = await browser.call('passkeyLogin', { body: { credential } });
  return called.envelope.code ?? status;
}

type Provider = 'google' | 'facebook';

async function social(browser: Browser, provider: Provider, id: string, email: string) {
  const idToken = await signedToken(gateway.now(), socialClaims(provider, id, email, true));
  return browser.call('socialLogin', { body: { provider, idToken } });
}

/** With the password, as the site asks for it. */
async function linkTo(person: Person, provider: Provider, id: string): Promise<void> {
  const browser = gateway.visit('aurora');
  const { value } = (await social(browser, provider, id, person.email)).envelope;
  const ticket = value !== null && 'ticket' in value ? value.ticket : '';
  const captcha = await solveCaptcha(gateway, browser);
  const { status } = await browser.login(person.account, DEMO_PASSWORD, { ticket, captcha });
  expect(status).toBe(200);
}

/** What becomes of a social log-in: in, or no account that would take it. */
async function comesBy(provider: Provider, id: string) {
  const address = `${id}@elsewhere.example`;
  const { status, envelope } = await social(gateway.visit('aurora'), provider, id, address);
  return envelope.code ?? status;
}

const ofPhone = async (person: Person, purpose: 'login' | 'retrieve', browser: Browser) => ({
  mobileNum: person.mobileNum,
  countryDialingCode: '63',
  verificationCode: await codeFor(gateway, browser, purpose, person.mobileNum),
});

async function loggedInByPhone(person: Person): Promise<Browser> {
  const browser = gateway.visit('aurora');
  const payload = { type: 'sms', ...(await ofPhone(person, 'login', browser)) } as const;
  const { envelope } = await browser.call('login', { payload });
  browser.token = envelope.value?.token;
  expect(envelope.success).toBe(true);
  return browser;
}

async function retrieveByPhone(person: Person, newPassword = NEW): Promise<void> {
  const browser = gateway.visit('aurora');
  const payload = { newPassword, ...(await ofPhone(person, 'retrieve', browser)) };
  expect((await browser.call('retrieveByPhone', { payload })).status).toBe(200);
}

/** In by the password that was sent; a new one is set by `finishByMail`. */
async function loggedInByMail(person: Person): Promise<Browser> {
  const browser = gateway.visit('aurora');
  const once = await mailedPassword(gateway, browser, person);
  const captcha = await solveCaptcha(gateway, browser);
  expect((await browser.login(person.account, once, { captcha })).status).toBe(200);
  return browser;
}

async function retrieveByMail(person: Person): Promise<void> {
  const browser = await loggedInByMail(person);
  expect((await changePassword(browser, NEW, { oldPassword: undefined })).status).toBe(200);
}

const ways = [
  ['phone', (person: Person) => retrieveByPhone(person)],
  ['mail', retrieveByMail],
] as const;

describe.each(ways)('a password that is retrieved by %s', (_, retrieve) => {
  it('ends what an intruder with the old one has added: a passkey and a link', async () => {
    const person = await addPerson(gateway);
    const phone = await addPasskeyTo(await loggedIn(person));
    await linkTo(person, 'google', `thief of ${person.account}`);
    expect(await comeBy(phone)).toBe(200);
    expect(await comesBy('google', `thief of ${person.account}`)).toBe(200);
    await retrieve(person);
    expect(await comeBy(phone)).toBe('passkey.invalid');
    expect(await comesBy('google', `thief of ${person.account}`)).toBe('login.failed');
  });

  it('leaves what is older than the last proof by phone, and ends what is newer', async () => {
    const person = await addPerson(gateway);
    const own = await addPasskeyTo(await loggedIn(person));
    await linkTo(person, 'facebook', `owner of ${person.account}`);
    gateway.advance(MINUTE);
    await loggedInByPhone(person);
    gateway.advance(MINUTE);
    const thiefs = await addPasskeyTo(await loggedIn(person));
    await linkTo(person, 'google', `thief of ${person.account}`);
    await retrieve(person);
    expect([await comeBy(own), await comeBy(thiefs)]).toEqual([200, 'passkey.invalid']);
    expect(await comesBy('facebook', `owner of ${person.account}`)).toBe(200);
    expect(await comesBy('google', `thief of ${person.account}`)).toBe('login.failed');
  });

  it('ends what was added since the one before', async () => {
    const person = await addPerson(gateway);
    await retrieve(person);
    const thiefs = await addPasskeyTo(await loggedIn(person, NEW));
    gateway.advance(MINUTE);
    await retrieveByPhone(person, 'nine loud mountains');
    expect(await comeBy(thiefs)).toBe('passkey.invalid');
  });
});

describe('a retrieval', () => {
  it('counts a log-in by a number that Firebase has proved', async () => {
    const person = await addPerson(gateway);
    const own = await addPasskeyTo(await loggedIn(person));
    gateway.advance(MINUTE);
    const firebaseIdToken = await signedToken(gateway.now(), phoneClaims(person.mobileNum));
    const payload = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken } as const;
    expect((await gateway.visit('aurora').call('login', { payload })).status).toBe(200);
    await retrieveByPhone(person);
    expect(await comeBy(own)).toBe(200);
  });

  it('counts no log-in by a social account as a proof', async () => {
    const person = await addPerson(gateway);
    await linkTo(person, 'google', `thief of ${person.account}`);
    gateway.advance(MINUTE);
    expect(await comesBy('google', `thief of ${person.account}`)).toBe(200);
    gateway.advance(MINUTE);
    await retrieveByPhone(person);
    expect(await comesBy('google', `thief of ${person.account}`)).toBe('login.failed');
  });

  it('by mail ends nothing before the new password is set', async () => {
    const person = await addPerson(gateway);
    const phone = await addPasskeyTo(await loggedIn(person));
    const browser = await loggedInByMail(person);
    expect(await comeBy(phone)).toBe(200);
    await changePassword(browser, NEW, { oldPassword: undefined });
    expect(await comeBy(phone)).toBe('passkey.invalid');
  });

  it('ends nothing of anybody else, and a password that is only changed ends no passkey', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const theirs = await addPasskeyTo(await loggedIn(other));
    await retrieveByPhone(person);
    expect(await comeBy(theirs)).toBe(200);
    const browser = await loggedIn(other);
    expect((await changePassword(browser, NEW)).status).toBe(200);
    expect(await comeBy(theirs)).toBe(200);
  });

  it('leaves no passkey that was just being added: whoever waits for it is out', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const phone = new Authenticator();
    const { value } = (await browser.call('passkeyOptions')).envelope;
    const credential = passkeyFor(browser, phone, value);
    // What a retrieval does to the sessions, only slower: the one who adds waits for its end.
    const late = await gateway.db.transaction().execute(async (tx) => {
      await tx.selectFrom('member').select('id').where('id', '=', person.id).forUpdate().execute();
      const adding = browser.call('addPasskey', { body: { credential } });
      await untilWaiting(gateway);
      await tx.deleteFrom('session').where('member_id', '=', person.id).execute();
      return { adding };
    });
    expect((await late.adding).envelope.success).toBe(false);
    expect(await comeBy(phone)).toBe('passkey.invalid');
  });
});
