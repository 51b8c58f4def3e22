import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@livery/contract';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Asked, Browser } from '../../../testing/browser/browser.ts';
import { counted } from '../../../testing/counts.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  askForCode,
  changePassword,
  codeFor,
  codeSentTo,
  isIn,
  pause,
  sentSince,
  solveCaptcha,
  somePublicKey,
  someWork,
  type Person,
} from '../../../testing/people.ts';
import { identityKeys, signedToken, socialClaims } from '../../../testing/proofs/id-tokens.ts';
import { Authenticator } from '../../../testing/proofs/authenticator.ts';

const HOUR = 3_600_000;
const ADDRESSES = counted(250, 1_000);
/** More than any bound of an account takes in a moment. */
const RUSH = 60;
const NEW = 'seven quiet rivers';
const WRONG = 'not the password';
const SUBJECT = 'subject-of-the-owner';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, identityKeys });
});
afterAll(() => gateway.stop());

/** As a page does: told to work for a call, it works and calls again. */
async function ask<N extends EndpointName>(browser: Browser, name: N, asked: Asked<N>) {
  const first = await browser.call(name, asked);
  if (first.envelope.code !== 'verification.required') return first;
  const headers = { ...asked.headers, ...(await someWork(browser)) };
  return browser.call(name, { ...asked, headers });
}

const onSite = (browser: Browser) => ({
  rpId: `${browser.merchant}.localhost`,
  origin: `http://${browser.host}`,
});

/** Everything that a stranger can do who knows name, number and address of somebody, from one more address. */
async function press({ account: username, mobileNum, email }: Person, turn: number) {
  const browser = gateway.visit('aurora');
  const phone = { mobileNum, countryDialingCode: '63', verificationCode: '000000' };
  const captcha = await solveCaptcha(gateway, browser);
  await browser.login(username, WRONG, { captcha });
  const mail = { username, email: turn % 2 === 0 ? email : `stranger-${turn}@example.org` };
  await browser.call('retrieveByEmail', { body: mail });
  if (turn % 20 === 0) {
    const purpose = (['login', 'retrieve', 'register'] as const)[(turn / 20) % 3] ?? 'login';
    await askForCode(browser, purpose, mobileNum);
  }
  for (let tries = 0; tries < 2; tries += 1) {
    await browser.call('login', { payload: { type: 'sms', ...phone } });
  }
  await browser.call('retrieveByPhone', { payload: { newPassword: NEW, ...phone } });
  const credential = new Authenticator().sign({ challenge: 'none', ...onSite(browser) });
  await browser.call('passkeyLogin', { body: { credential } });
}

/** A member with everything that a site offers, and the browser that they came in with. */
async function settledMember() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  const remember = { publicKey: somePublicKey() };
  expect((await browser.login(person.account, DEMO_PASSWORD, { remember })).status).toBe(200);
  const passkey = new Authenticator();
  const { challenge = '', user } = (await browser.call('passkeyOptions')).envelope.value ?? {};
  const made = passkey.make({ challenge, ...onSite(browser), userHandle: user?.id ?? '' });
  expect((await browser.call('addPasskey', { body: { credential: made } })).status).toBe(200);
  await gateway.db
    .updateTable('member')
    .set({ google_id: SUBJECT })
    .where('id', '=', person.id)
    .execute();
  // A browser of theirs that is not remembered, and where nobody is in.
  const home = gateway.visit('aurora');
  await home.login(person.account);
  await home.call('logout');
  await browser.call('logout');
  return { person, passkey, device: browser, home };
}

describe('an hour of a stranger who has very many addresses', () => {
  let owner: Awaited<ReturnType<typeof settledMember>>;
  beforeAll(async () => {
    owner = await settledMember();
    for (let turn = 0; turn < ADDRESSES; turn += 1) {
      gateway.advance(HOUR / ADDRESSES);
      await press(owner.person, turn);
    }
    // Into an hour that has only begun: one that ends in the middle of a rush begins its count anew.
    gateway.advance(HOUR / 4);
    await rush();
  });

  const rush = async () => {
    for (let turn = 0; turn < RUSH; turn += 1) await press(owner.person, turn);
  };
  const enter = async (browser: Browser, more: object = {}, password = DEMO_PASSWORD) => {
    const captcha = await solveCaptcha(gateway, browser);
    const payload = { type: 'username', username: owner.person.account, password, captcha };
    const { envelope } = await ask(browser, 'login', { payload: { ...payload, ...more } });
    browser.token = envelope.value?.token;
    return envelope.code ?? 'in';
  };

  it('uses up what strangers may try', async () => {
    expect(await enter(gateway.visit('aurora'), {}, WRONG)).toBe('rate.limited');
  });

  it('leaves the password working in a browser that its owner came in with before', async () => {
    expect(await enter(owner.home)).toBe('in');
  });

  it('leaves a remembered device working', async () => {
    expect(await enter(owner.device)).toBe('in');
  });

  it('leaves a passkey working, and the password after it', async () => {
    const browser = gateway.visit('aurora');
    const { envelope: offered } = await browser.call('passkeyLoginOptions');
    const challenge = offered.value?.challenge ?? '';
    const credential = owner.passkey.sign({ challenge, ...onSite(browser) });
    const { envelope } = await ask(browser, 'passkeyLogin', { body: { credential } });
    browser.token = envelope.value?.token;
    expect(await isIn(browser)).toBe(true);
    await browser.call('logout');
    expect(await enter(browser)).toBe('in');
  });

  it('leaves a log-in with Google working', async () => {
    const browser = gateway.visit('aurora');
    const claims = socialClaims('google', SUBJECT, owner.person.email, true);
    const idToken = await signedToken(gateway.now(), claims);
    const { status } = await ask(browser, 'socialLogin', { body: { provider: 'google', idToken } });
    expect(status).toBe(200);
  });

  /** Asks for a code, and types what the phone says. */
  const codeOnPhone = async (browser: Browser, purpose: 'login' | 'retrieve') => {
    const { mobileNum } = owner.person;
    const { envelope } = await browser.call('verification', { query: { scene: 'sms' } });
    const captcha = envelope.value?.captcha === true && (await solveCaptcha(gateway, browser));
    const sent = await askForCode(browser, purpose, mobileNum, { ...(captcha && { captcha }) });
    expect(sent.status).toBe(200);
    await pause(200);
    return codeSentTo(gateway, mobileNum);
  };

  it('leaves a code by SMS working, and the password after it', async () => {
    const browser = gateway.visit('aurora');
    const { mobileNum } = owner.person;
    const verificationCode = await codeOnPhone(browser, 'login');
    const { envelope } = await ask(browser, 'login', {
      payload: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode },
    });
    expect(envelope.value?.userName).toBe(owner.person.account);
    browser.token = envelope.value?.token;
    await browser.call('logout');
    expect(await enter(browser)).toBe('in');
  });

  it('leaves a password by mail working, and one of the owner’s own after it', async () => {
    const { account: username, email } = owner.person;
    const browser = gateway.visit('aurora');
    const before = gateway.outbox.length;
    await ask(browser, 'retrieveByEmail', { body: { username, email } });
    await Promise.race([sentSince(gateway, before), pause(300)]);
    const mail = gateway.outbox.findLast(({ to }) => to === email);
    const once = /\b[a-z2-9]{4}(-[a-z2-9]{4}){4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await enter(browser, {}, once)).toBe('in');
    expect((await changePassword(browser, NEW, { oldPassword: undefined })).status).toBe(200);
    await rush();
    expect(await enter(browser, {}, NEW)).toBe('in');
    // What the old password was known by is known by it no more.
    expect(await enter(owner.home, {}, NEW)).toBe('rate.limited');
  });

  it('leaves a retrieval by phone working, and the new password after it', async () => {
    const browser = gateway.visit('aurora');
    const { mobileNum } = owner.person;
    const verificationCode = await codeOnPhone(browser, 'retrieve');
    const newPassword = 'eight loud mountains';
    const { status } = await ask(browser, 'retrieveByPhone', {
      payload: { newPassword, mobileNum, countryDialingCode: '63', verificationCode },
    });
    expect(status).toBe(200);
    await rush();
    expect(await enter(browser, {}, newPassword)).toBe('in');
  });

  it('gets in by none of it', async () => {
    const entries = await gateway.db
      .selectFrom('login_record')
      .select('address')
      .where('member_id', '=', owner.person.id)
      .where('ok', '=', true)
      .execute();
    const own = [owner.home.address, owner.device.address];
    expect(entries.length).toBeGreaterThan(own.length);
    expect(await codeFor(gateway, gateway.visit('aurora'), 'register', '9990000001')).not.toBe('');
  });
});
