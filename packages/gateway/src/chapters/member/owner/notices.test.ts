import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { bringLetter } from '../../messages/index.ts';
import { createOutbox } from '../../../kernel/senders/outbox/create.ts';
import type { Mail } from '../../../kernel/senders/sender.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { loadMerchants } from '../../../kernel/sites/merchants.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  changePassword,
  codeFor,
  somePublicKey,
  visitorsOf,
  type Person,
} from '../../../testing/people.ts';
import { identityKeys, signedToken, socialClaims } from '../../../testing/proofs/id-tokens.ts';
import { Authenticator, passkeyFor } from '../../../testing/proofs/authenticator.ts';
import { tellOwner } from './notices.ts';

const NEW = 'seven quiet rivers';
const MINUTE = 60_000;
const ANDROID = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, identityKeys });
});
afterAll(() => gateway.stop());

const { loggedIn } = visitorsOf(() => gateway);

async function inboxOf(browser: Browser, language = 'EN') {
  const { envelope } = await browser.call('inbox', { headers: { language } });
  return (envelope.value?.list ?? []).map(({ title, content, kind }) => ({ title, content, kind }));
}

const titlesIn = async (browser: Browser, language?: string) =>
  (await inboxOf(browser, language)).map(({ title }) => title);

/** What a second gateway on the same database sent. */
const sentBeside: Mail[] = [];

const outboxBeside = () =>
  createOutbox({
    db: gateway.db,
    clock: gateway.now,
    vault: gateway.vault,
    senders: { sendSms: async () => {}, sendMail: async (mail) => void sentBeside.push(mail) },
    steps: {},
    tell: () => {},
  });

const mailsTo = (email: string): Mail[] =>
  [...gateway.outbox, ...sentBeside].filter(
    (one): one is Mail => 'subject' in one && one.to === email,
  );

/**
 * They leave after the answer has gone, and not in an order: when a gateway next
 * looks, and a second one looks now.
 */
async function mailsComing({ email }: Pick<Person, 'email'>, count: number): Promise<Mail[]> {
  const outbox = outboxBeside();
  outbox.wake();
  await expect.poll(() => mailsTo(email).length).toBe(count);
  await outbox.close();
  return mailsTo(email);
}

const rememberedBy = async (person: Person, browser = gateway.visit('aurora')) => {
  const remember = { publicKey: somePublicKey() };
  expect((await browser.login(person.account, DEMO_PASSWORD, { remember })).status).toBe(200);
  return browser;
};

async function addPasskeyTo(browser: Browser): Promise<Authenticator> {
  const phone = new Authenticator();
  const { value } = (await browser.call('passkeyOptions')).envelope;
  const body = { credential: passkeyFor(browser, phone, value) };
  expect((await browser.call('addPasskey', { body })).status).toBe(200);
  return phone;
}

/** Registered a while ago. */
async function oldPerson(): Promise<Person> {
  const person = await addPerson(gateway);
  gateway.advance(11 * MINUTE);
  return person;
}

describe('the owner of an account', () => {
  it('reads of a new passkey in the inbox and by mail: when and by what, and no more', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const page = await listen(browser);
    await addPasskeyTo(browser);
    expect((await page.next('unread')).data).toEqual({ inbox: 1 });
    page.stop();
    const [letter] = await inboxOf(browser);
    expect(letter).toMatchObject({ title: 'A passkey was added', kind: 'personal' });
    const [mail] = await mailsComing(person, 1);
    expect(mail).toMatchObject({ merchant: 'aurora', subject: 'Aurora Bay: A passkey was added' });
    for (const text of [letter?.content ?? '', mail?.text ?? '']) {
      expect(text).toMatch(/When: .*\b20\d\d\b/);
      expect(text).toContain('By: a device we do not know');
      expect(text).toContain('Forgot password?');
      expect(text).not.toMatch(/https?:|www\.|href|\blocalhost\b/);
    }
    expect(mail?.text).toContain(`your account ${person.account} at Aurora Bay`);
  });

  it('reads of a device by a name of ours, and of no word that whoever came chose', async () => {
    const person = await oldPerson();
    const browser = gateway.visit('aurora');
    const sealed = await browser.seal({
      type: 'username',
      username: person.account,
      password: DEMO_PASSWORD,
      remember: { publicKey: somePublicKey() },
    });
    const headers = { ...sealed.headers, ...ANDROID };
    const called = await browser.call('login', { ...sealed, headers });
    browser.token = called.envelope.value?.token;
    const [letter] = await inboxOf(browser);
    expect(letter?.title).toBe('A new device is remembered');
    expect(letter?.content).toContain('By: Chrome · Android');
  });

  it('reads of a device once: the browser that is known already is no news', async () => {
    const person = await oldPerson();
    const browser = await rememberedBy(person);
    await rememberedBy(person, browser);
    expect(await titlesIn(browser)).toEqual(['A new device is remembered']);
    await rememberedBy(person);
    expect(await titlesIn(browser)).toHaveLength(2);
  });

  it('is not told what they do themselves when they have just registered', async () => {
    const browser = await rememberedBy(await addPerson(gateway));
    expect(await inboxOf(browser)).toEqual([]);
  });

  it('reads of an account elsewhere that is linked', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const claims = socialClaims('google', `of ${person.account}`, person.email, true);
    const idToken = await signedToken(gateway.now(), claims);
    const called = await browser.call('socialLogin', { body: { provider: 'google', idToken } });
    const { value } = called.envelope;
    const ticket = value !== null && 'ticket' in value ? value.ticket : '';
    await browser.login(person.account, DEMO_PASSWORD, { ticket });
    expect(await titlesIn(browser)).toEqual(['Google was linked']);
    expect((await mailsComing(person, 1))[0]?.text).toContain('opened with Google');
  });

  it('reads of a password that was changed', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    await changePassword(browser, NEW);
    expect(await titlesIn(browser)).toEqual(['Your password was set anew']);
    const [mail] = await mailsComing(person, 1);
    expect(mail?.text).not.toContain(NEW);
  });

  it('reads what a retrieval has ended, and what opens the account still', async () => {
    const person = await addPerson(gateway);
    const visitor = gateway.visit('aurora');
    await addPasskeyTo(await loggedIn(person));
    gateway.advance(MINUTE);
    const of = async (purpose: 'login' | 'retrieve') => ({
      mobileNum: person.mobileNum,
      countryDialingCode: '63',
      verificationCode: await codeFor(gateway, visitor, purpose, person.mobileNum),
    });
    await visitor.call('login', { payload: { type: 'sms', ...(await of('login')) } });
    gateway.advance(MINUTE);
    const thief = await loggedIn(person);
    await addPasskeyTo(thief);
    await addPasskeyTo(thief);
    const payload = { newPassword: NEW, ...(await of('retrieve')) };
    expect((await visitor.call('retrieveByPhone', { payload })).status).toBe(200);
    const [letter] = await inboxOf(await loggedIn(person, NEW));
    expect(letter?.title).toBe('Your forgotten password was replaced');
    const mails = await mailsComing(person, 4);
    const mail = mails.find(({ subject }) => subject.endsWith('password was replaced'));
    for (const text of [letter?.content, mail?.text]) {
      expect(text).toMatch(/opens your account no more.*: 2 passkeys\./);
      expect(text).toContain('This still opens your account: 1 passkey.');
    }
  });

  it('reads nothing of what was refused', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const phone = await addPasskeyTo(await loggedIn(other));
    const browser = await loggedIn(person);
    const { value } = (await browser.call('passkeyOptions')).envelope;
    // Another has it already.
    const credential = passkeyFor(browser, phone, value);
    const { envelope } = await browser.call('addPasskey', { body: { credential } });
    expect(envelope.code).toBe('passkey.invalid');
    expect(await inboxOf(browser)).toEqual([]);
  });
});

describe('a letter about the account', () => {
  it('comes a few times an hour and a day, and then says that there were more', async () => {
    const person = await oldPerson();
    const browser = await loggedIn(person);
    for (let count = 0; count < 8; count += 1) await rememberedBy(person);
    const device = 'A new device is remembered';
    const more = `Once more: ${device}`;
    expect(await titlesIn(browser)).toEqual([more, device, device, device]);
    // What is done over and over hides nothing else.
    await addPasskeyTo(await loggedIn(person));
    expect((await titlesIn(browser))[0]).toBe('A passkey was added');
    expect(
      (await mailsComing(person, 5)).filter(({ subject }) => subject.includes(more)),
    ).toHaveLength(1);
    for (let hour = 0; hour < 5; hour += 1) {
      gateway.advance(61 * MINUTE);
      for (let count = 0; count < 5; count += 1) await rememberedBy(person);
    }
    const titles = await titlesIn(await loggedIn(person));
    expect(titles.filter((one) => one === device)).toHaveLength(10);
    expect(titles.filter((one) => one === more)).toHaveLength(1);
  });

  it('is in every language of the site, and a mail in the one its owner reads', async () => {
    const person = await addPerson(gateway);
    const owner = gateway.visit('aurora');
    const verificationCode = await codeFor(gateway, owner, 'login', person.mobileNum);
    const number = { mobileNum: person.mobileNum, countryDialingCode: '63', verificationCode };
    const sealed = await owner.seal({ type: 'sms', ...number });
    await owner.call('login', { ...sealed, headers: { ...sealed.headers, language: 'TY' } });
    const thief = await loggedIn(person);
    await addPasskeyTo(thief);
    expect(await titlesIn(thief, 'TY')).toEqual(['May naidagdag na passkey']);
    expect(await titlesIn(thief, 'EN')).toEqual(['A passkey was added']);
    const [mail] = await mailsComing(person, 1);
    expect(mail?.subject).toBe('Aurora Bay: May naidagdag na passkey');
    expect(mail?.text).toMatch(/^Kailan: .+$/m);
  });

  it('about a new address goes to the one before it, and neither is told without the other', async () => {
    const person = await addPerson(gateway);
    const outbox = outboxBeside();
    const events = {
      sessionsEnded: async () => {},
      sessionRenewed: async () => {},
      accountOpened: async () => {},
      paymentPasswordSet: async () => {},
      contactSet: async () => {},
      ownerTold: bringLetter,
      memberBarred: async () => {},
      depositCredited: async () => {},
      offerTaken: async () => {},
    };
    const merchant = loadMerchants(gateway.sites.file).find(({ code }) => code === 'aurora');
    if (merchant === undefined) throw new Error('no aurora');
    const visitor = { device: 'Safari · iPhone', address: '', country: 'PH' };
    const change = (isLost: boolean) =>
      transact(gateway.db, async (tx) => {
        const happening = { merchant, memberId: person.id, visitor, now: gateway.now() };
        await tellOwner({ outbox, events }, tx, happening, { what: 'email', mayUndo: false });
        await tx
          .updateTable('member')
          .set({ email: `new.${person.email}` })
          .where('id', '=', person.id)
          .execute();
        if (isLost) throw new Error('lost');
      });
    await expect(change(true)).rejects.toThrow('lost');
    const browser = await loggedIn(person);
    expect(await inboxOf(browser)).toEqual([]);
    await change(false);
    const mails = await mailsComing(person, 1);
    expect(mailsTo(`new.${person.email}`)).toEqual([]);
    expect(mails[0]).toMatchObject({
      to: person.email,
      subject: 'Aurora Bay: Your mail address was changed',
      text: expect.stringContaining('By: Safari · iPhone (Philippines)'),
    });
    expect(await titlesIn(browser)).toEqual(['Your mail address was changed']);
    await outbox.close();
  });
});
