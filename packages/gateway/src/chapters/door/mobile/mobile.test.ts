import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  askForCode,
  codeFor,
  codeSentTo,
  isIn,
  mailedPassword,
  sentSince,
  solveCaptcha,
  type Person,
} from '../../../testing/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = 'seven quiet rivers';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());
// What one address may ask for in an hour is not what these are about.
beforeEach(() => gateway.advance(HOUR));

let made = 0;
const someNumber = () => `936${String((made += 1)).padStart(7, '0')}`;
const dialled = (mobileNum: string) => ({ countryDialingCode: '63', mobileNum });

const ask = (browser: Browser, number: string) =>
  browser.call('mobileCode', { payload: dialled(number) });
const set = (browser: Browser, number: string, code: string) =>
  browser.call('setMobile', { payload: { ...dialled(number), code } });

async function codeTo(browser: Browser, number: string): Promise<string> {
  const before = gateway.outbox.length;
  expect((await ask(browser, number)).envelope.code).toBeUndefined();
  await sentSince(gateway, before, `+63${number}`);
  return codeSentTo(gateway, number);
}

/** Somebody who sits at an open session and has a phone of their own. */
async function replaceMobile(browser: Browser, number: string): Promise<void> {
  await browser.call('prove', { payload: { password: DEMO_PASSWORD } });
  const code = await codeTo(browser, number);
  expect((await set(browser, number, code)).status).toBe(200);
}

async function replaceEmail(browser: Browser, email: string): Promise<void> {
  await browser.call('prove', { payload: { password: DEMO_PASSWORD } });
  const before = gateway.outbox.length;
  await browser.call('emailCode', { payload: { email } });
  await sentSince(gateway, before, email);
  const mail = gateway.outbox.findLast(({ to }) => to === email)?.text ?? '';
  const [code = ''] = /\b\d{6}\b/.exec(mail) ?? [];
  expect((await browser.call('setEmail', { payload: { email, code } })).status).toBe(200);
}

const textsTo = (number: string, before: number) =>
  gateway.outbox.slice(before).flatMap(({ to, text }) => (to === `+63${number}` ? [text] : []));

async function enter(person: Person): Promise<Browser> {
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return browser;
}

const memberOf = ({ id }: Person) =>
  gateway.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A new password by a code to the number; what became of it. */
async function retrieve(number: string, newPassword = NEW) {
  const browser = gateway.visit('aurora');
  const verificationCode = await codeFor(gateway, browser, 'retrieve', number);
  const payload = { newPassword, ...dialled(number), verificationCode };
  return { browser, ...(await browser.call('retrieveByPhone', { payload })) };
}

/** Answers what the number of before is told. */
async function rob({ mobileNum }: Person, thief: Browser, since: string): Promise<string> {
  const before = gateway.outbox.length;
  await replaceMobile(thief, since);
  await sentSince(gateway, before, `+63${mobileNum}`);
  return textsTo(mobileNum, before)[0] ?? '';
}

/** An account whose number somebody else has replaced from a session of it. */
async function robbed() {
  const person = await addPerson(gateway);
  const thief = await enter(person);
  const since = someNumber();
  return { person, thief, since, told: await rob(person, thief, since) };
}

describe('another number', () => {
  it('is the member’s once a code was shown that went there, and the one before is told', async () => {
    const { person, since, told } = await robbed();
    expect(await memberOf(person)).toMatchObject({ mobile: `63${since}`, mobile_verified: true });
    expect(told).toContain('another number belongs to your account now');
    expect(told).toContain('“Forgot password?” at log-in within three days');
    const mail = gateway.outbox.findLast(({ to }) => to === person.email);
    expect(mail?.text).toContain('within three days and give the number of before');
  });

  it('needs a fresh proof where the log-in was a while ago', async () => {
    const browser = await enter(await addPerson(gateway));
    gateway.advance(10 * MINUTE);
    expect((await ask(browser, someNumber())).envelope.code).toBe('proof.required');
  });

  it('is set by its own code and no other, once', async () => {
    const [who, other] = [await addPerson(gateway), await addPerson(gateway)];
    const [browser, others] = [await enter(who), await enter(other)];
    const number = someNumber();
    const code = await codeTo(browser, number);
    expect((await set(browser, someNumber(), code)).envelope.code).toBe('sms.wrong');
    expect((await set(others, number, code)).envelope.code).toBe('sms.wrong');
    expect((await set(browser, number, code)).status).toBe(200);
    expect((await set(browser, number, code)).envelope.code).toBe('sms.wrong');
  });

  it('that is another’s is refused to whoever has it, and to nobody before', async () => {
    const [who, other] = [await addPerson(gateway), await addPerson(gateway)];
    const browser = await enter(who);
    const code = await codeTo(browser, other.mobileNum);
    expect((await set(browser, other.mobileNum, code)).envelope.code).toBe('mobile.taken');
    expect((await memberOf(who)).mobile).toBe(`63${who.mobileNum}`);
  });

  it('is of a country that the site writes to', async () => {
    const browser = await enter(await addPerson(gateway));
    const payload = { countryDialingCode: '999', mobileNum: someNumber() };
    const { envelope } = await browser.call('mobileCode', { payload });
    expect(envelope.errors).toEqual([{ field: 'countryDialingCode', code: 'enum' }]);
  });

  it('holds payouts for a day', async () => {
    const person = await addPerson(gateway);
    const browser = await enter(person);
    await replaceMobile(browser, someNumber());
    const { envelope } = await browser.call('withdrawOptions');
    const held = (envelope.value?.holdUntil ?? 0) - gateway.now();
    expect(Math.abs(held - 24 * HOUR)).toBeLessThan(MINUTE);
  });
});

describe('the number of before', () => {
  it('takes the account back by a forgotten password, and the newer one is told', async () => {
    const { person, thief, since } = await robbed();
    const before = gateway.outbox.length;
    const { status } = await retrieve(person.mobileNum);
    expect(status).toBe(200);
    expect(textsTo(person.mobileNum, before)[0]).toContain('to take your account back');
    await sentSince(gateway, before, `+63${since}`);
    expect(textsTo(since, before)[0]).toContain('Write to customer service at once');
    expect((await memberOf(person)).mobile).toBe(`63${person.mobileNum}`);
    expect(await isIn(thief)).toBe(false);
    // The other number opens nothing any more, and takes nothing back.
    const later = gateway.outbox.length;
    expect((await askForCode(gateway.visit('aurora'), 'retrieve', since)).status).toBe(200);
    expect((await retrieve(person.mobileNum, 'nine loud mountains')).status).toBe(200);
    expect(textsTo(since, later)).toEqual([]);
  });

  it('holds payouts for a day when it takes the account back', async () => {
    const { person } = await robbed();
    gateway.advance(30 * HOUR);
    const { browser } = await retrieve(person.mobileNum);
    await browser.login(person.account, NEW);
    const { envelope } = await browser.call('withdrawOptions');
    const held = (envelope.value?.holdUntil ?? 0) - gateway.now();
    expect(held).toBeGreaterThan(23 * HOUR);
  });

  it('ends what was added since, even where its adder has proven the newer number', async () => {
    const { person, since } = await robbed();
    gateway.advance(10 * MINUTE);
    expect((await retrieve(since)).status).toBe(200);
    await gateway.db
      .insertInto('passkey')
      .values({
        merchant: 'aurora',
        id: `passkey-of-${person.account}`,
        member_id: person.id,
        user_handle: 'somebody',
        public_key: Buffer.of(1),
        counter: 0n,
        transports: '[]',
        may_sync: false,
        is_synced: false,
        name: 'Telephone',
        created_at: new Date(gateway.now() - MINUTE),
        last_used_at: null,
      })
      .execute();
    expect((await retrieve(person.mobileNum, 'nine loud mountains')).status).toBe(200);
    const left = gateway.db.selectFrom('passkey').select('id').where('member_id', '=', person.id);
    expect(await left.execute()).toEqual([]);
  });

  it('is the first of several, which no change after it takes away', async () => {
    const { person, thief } = await robbed();
    gateway.advance(10 * MINUTE);
    await replaceMobile(thief, someNumber());
    expect((await retrieve(person.mobileNum)).status).toBe(200);
    expect((await memberOf(person)).mobile).toBe(`63${person.mobileNum}`);
  });

  it('brings back the mail address as well that was replaced these days', async () => {
    const { person, thief } = await robbed();
    gateway.advance(10 * MINUTE);
    await replaceEmail(thief, `thief.of.${person.account}@example.net`);
    expect((await retrieve(person.mobileNum)).status).toBe(200);
    expect(await memberOf(person)).toMatchObject({
      mobile: `63${person.mobileNum}`,
      email: person.email,
      email_verified: true,
    });
  });

  it('takes away with it an address that was added where there was none', async () => {
    const person = await addPerson(gateway);
    await gateway.db
      .updateTable('member')
      .set({ email: null, email_verified: false })
      .where('id', '=', person.id)
      .execute();
    const thief = await enter(person);
    await replaceEmail(thief, `thief.of.${person.account}@example.net`);
    gateway.advance(10 * MINUTE);
    await rob(person, thief, someNumber());
    expect((await retrieve(person.mobileNum)).status).toBe(200);
    expect(await memberOf(person)).toMatchObject({ email: null, email_verified: false });
  });

  it('comes back as well where the mail address takes the account back', async () => {
    const { person, thief } = await robbed();
    gateway.advance(10 * MINUTE);
    await replaceEmail(thief, `thief.of.${person.account}@example.net`);
    const browser = gateway.visit('aurora');
    const once = await mailedPassword(gateway, browser, person);
    await browser.login(person.account, once, { captcha: await solveCaptcha(gateway, browser) });
    const payload = { newPassword: NEW, confirmNewPassword: NEW };
    expect((await browser.call('changePassword', { payload })).status).toBe(200);
    expect(await memberOf(person)).toMatchObject({
      mobile: `63${person.mobileNum}`,
      email: person.email,
    });
  });

  it('opens nothing by a code for a log-in', async () => {
    const { person } = await robbed();
    const before = gateway.outbox.length;
    const [one, other] = [gateway.visit('aurora'), gateway.visit('aurora')];
    expect((await askForCode(one, 'login', person.mobileNum)).status).toBe(200);
    await codeFor(gateway, other, 'retrieve', person.mobileNum);
    expect(textsTo(person.mobileNum, before)).toHaveLength(1);
  });

  it('is nothing to the account after three days, nor where another has it by now', async () => {
    const [late, taken] = [await robbed(), await robbed()];
    const newer = await addPerson(gateway);
    const newest = await enter(newer);
    await replaceMobile(newest, taken.person.mobileNum);
    const { envelope } = await retrieve(taken.person.mobileNum);
    expect(envelope.value).toEqual({ userName: newer.account });
    expect((await memberOf(taken.person)).mobile).toBe(`63${taken.since}`);
    gateway.advance(72 * HOUR);
    const before = gateway.outbox.length;
    await askForCode(gateway.visit('aurora'), 'retrieve', late.person.mobileNum);
    // What is asked for after it has been sent: it would have been sent before.
    await codeFor(gateway, gateway.visit('aurora'), 'retrieve', late.since);
    expect(textsTo(late.person.mobileNum, before)).toEqual([]);
  });
});
