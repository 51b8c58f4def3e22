import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  changePassword,
  codeFor,
  isIn,
  mailedPassword,
  pause,
  sentSince,
  solveCaptcha,
  visitorsOf,
  type Person,
  somePublicKey,
} from '../../../testing/people.ts';

const NEW = 'seven quiet rivers';
const OTHER = 'nine loud mountains';
const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const { loggedIn, canLogIn } = visitorsOf(() => gateway);

describe('a password that is retrieved by phone', () => {
  const retrieve = (
    browser: Browser,
    { mobileNum }: Pick<Person, 'mobileNum'>,
    verificationCode: string,
    newPassword = NEW,
  ) =>
    browser.call('retrieveByPhone', {
      payload: { newPassword, mobileNum, countryDialingCode: '+63', verificationCode },
    });

  it('is set by a code, and ends every session [FP-12 api]', async () => {
    const person = await addPerson(gateway);
    const open = await loggedIn(person);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    const { envelope } = await retrieve(browser, person, code);
    expect(envelope.value).toEqual({ userName: person.account });
    expect(await isIn(open)).toBe(false);
    expect(await canLogIn(person, DEMO_PASSWORD)).toBe(false);
  });

  it('logs in at once, without a captcha, whoever had failed before [FP-13 api]', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    await browser.login(person.account, 'not the password');
    expect((await browser.login(person.account)).envelope.code).toBe('captcha.wrong');
    const code = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    await retrieve(browser, person, code);
    expect((await browser.login(person.account, NEW)).status).toBe(200);
  });

  it('is not the one there was, and another may be tried with the same code [FP-14 api]', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    const same = await retrieve(browser, person, code, DEMO_PASSWORD);
    expect([same.status, same.envelope.code]).toEqual([422, 'modify.new.old.same']);
    const named = await retrieve(browser, person, code, person.account);
    expect(named.envelope.code).toBe('password.weak');
    const common = await retrieve(browser, person, code, 'password99');
    expect(common.envelope.code).toBe('password.weak');
    expect((await retrieve(browser, person, code)).status).toBe(200);
    expect((await retrieve(browser, person, code, OTHER)).envelope.code).toBe('sms.wrong');
  });

  it('is set by one of two who have the code at once', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    const answers = await Promise.all(
      [NEW, OTHER].map((one) => retrieve(browser, person, code, one)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('needs the right code, for a number somebody here has', async () => {
    const person = await addPerson(gateway);
    const stranger = await addPerson(gateway, { merchant: 'noir' });
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'retrieve', person.mobileNum);
    const wrong = code === '000000' ? '111111' : '000000';
    const shown = await Promise.all(
      [person, stranger, { mobileNum: '9999999999' }].map(async (one) => {
        const { status, envelope } = await retrieve(browser, one, wrong);
        return { status, envelope: { ...envelope, traceId: '', serverTime: 0 } };
      }),
    );
    expect(shown[0]?.envelope.code).toBe('sms.wrong');
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    const none = await browser.call('retrieveByPhone', {
      payload: { newPassword: NEW, mobileNum: person.mobileNum, countryDialingCode: '63' },
    });
    expect(none.envelope.errors).toEqual([{ field: 'verificationCode', code: 'required' }]);
  });

  it('is tried ten times an hour from one address, and more with work', async () => {
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 10; count += 1) {
      const number = { mobileNum: `93000000${count}0` };
      expect((await retrieve(browser, number, '000000')).envelope.code).toBe('sms.wrong');
    }
    const beyond = await retrieve(browser, { mobileNum: '9300000990' }, '000000');
    expect(beyond.envelope.code).toBe('verification.required');
  });

  it('is off where the site has no such feature', async () => {
    const { status, envelope } = await retrieve(
      gateway.visit('noir'),
      { mobileNum: '9170000000' },
      '000000',
    );
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });
});

describe('a password that is retrieved by mail', () => {
  const ask = (browser: Browser, username: string, email: string) =>
    browser.call('retrieveByEmail', { body: { username, email } });

  const mailsTo = (...people: Person[]) =>
    gateway.outbox.filter(({ to }) => people.some(({ email }) => email === to));

  const mailed = (person: Person, browser = gateway.visit('aurora')) =>
    mailedPassword(gateway, browser, person);

  it('comes as a letter to the address, in words that say what it is [FP-08 api]', async () => {
    const person = await addPerson(gateway);
    const password = await mailed(person);
    expect(password).not.toBe('');
    const [mail, ...more] = mailsTo(person);
    expect(mail).toMatchObject({
      merchant: 'aurora',
      subject: 'Aurora Bay: your password for one use',
    });
    expect(mail?.text).toContain(person.account);
    expect(more).toEqual([]);
  });

  it('is written in the language that was asked for', async () => {
    const person = await addPerson(gateway);
    const before = gateway.outbox.length;
    await gateway.visit('aurora').call('retrieveByEmail', {
      body: { username: person.account, email: person.email },
      headers: { language: 'TY' },
    });
    await sentSince(gateway, before, person.email);
    expect(mailsTo(person)).toMatchObject([
      { subject: 'Aurora Bay: password mo para sa isang gamit' },
    ]);
  });

  it('is answered alike whoever is asked for, and goes to the account’s own address only', async () => {
    const person = await addPerson(gateway);
    const stranger = await addPerson(gateway, { merchant: 'noir' });
    const shown = async (username: string, email: string) => {
      const { status, headers, envelope } = await ask(gateway.visit('aurora'), username, email);
      return {
        status,
        headers: Object.keys(headers),
        envelope: { ...envelope, traceId: '', serverTime: 0 },
      };
    };
    const before = gateway.outbox.length;
    const known = await shown(person.account.toUpperCase(), ` ${person.email.toUpperCase()} `);
    await sentSince(gateway, before, person.email);
    expect(mailsTo(person)).toHaveLength(1);
    expect(await shown('nobody_here', 'nobody@example.org')).toEqual(known);
    expect(await shown(person.account, 'nobody@example.org')).toEqual(known);
    expect(await shown(stranger.account, stranger.email)).toEqual(known);
    await pause(200);
    expect(mailsTo(person, stranger)).toHaveLength(1);
    // Three in half an hour are sent, as long as the last of them works; the fourth is answered as ever.
    for (let count = 0; count < 3; count += 1) {
      expect(await shown(person.account, person.email)).toEqual(known);
      const sent = Math.min(count + 2, 3);
      await expect.poll(() => mailsTo(person, stranger).length).toBe(sent);
    }
    await pause(200);
    expect(mailsTo(person, stranger)).toHaveLength(3);
  });

  it('is sent again once its owner has used one, however many were sent', async () => {
    const person = await addPerson(gateway);
    let latest = '';
    for (let count = 0; count < 3; count += 1) latest = await mailed(person);
    expect(await canLogIn(person, latest)).toBe(true);
    expect(await mailed(person)).not.toBe(latest);
    expect(mailsTo(person)).toHaveLength(4);
  });

  it('lets in once, and a new one may then be set without the old', async () => {
    const person = await addPerson(gateway);
    const once = await mailed(person);
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.login(person.account, ` ${once} `);
    expect(envelope.value).toMatchObject({ userName: person.account, firstTimeLogin: true });
    expect(await canLogIn(person, once)).toBe(false);
    expect((await changePassword(browser, NEW, { oldPassword: undefined })).status).toBe(200);
    expect(await canLogIn(person, NEW)).toBe(true);
    // From now on the old one is asked for again.
    const again = await changePassword(browser, OTHER, { oldPassword: undefined });
    expect(again.envelope.code).toBe('password.old_wrong');
  });

  it('remembers no device, which would come in without any from then on', async () => {
    const person = await addPerson(gateway);
    const once = await mailed(person);
    const browser = gateway.visit('aurora');
    const remember = { publicKey: somePublicKey() };
    const { status, envelope } = await browser.login(person.account, once, { remember });
    expect(status).toBe(200);
    expect(envelope.value).not.toHaveProperty('deviceCredential');
    const kept = await gateway.db
      .selectFrom('device_credential')
      .select('id')
      .where('member_id', '=', person.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('leaves the old one working, and lets nobody without it change the password', async () => {
    const person = await addPerson(gateway);
    await mailed(person);
    const browser = await loggedIn(person);
    const { envelope } = await changePassword(browser, NEW, { oldPassword: undefined });
    expect(envelope.code).toBe('password.old_wrong');
  });

  it('works for half an hour', async () => {
    const [early, late] = [await addPerson(gateway), await addPerson(gateway)];
    const passwords = [await mailed(early), await mailed(late)];
    gateway.advance(29 * MINUTE);
    expect(await canLogIn(early, passwords[0] ?? '')).toBe(true);
    gateway.advance(2 * MINUTE);
    expect(await canLogIn(late, passwords[1] ?? '')).toBe(false);
  });

  it('takes the place of the one before it, and ends with a new password', async () => {
    const person = await addPerson(gateway);
    const first = await mailed(person);
    const second = await mailed(person);
    expect(await canLogIn(person, first)).toBe(false);
    const browser = gateway.visit('aurora');
    const captcha = await solveCaptcha(gateway, browser);
    await browser.login(person.account, DEMO_PASSWORD, { captcha });
    await changePassword(browser, NEW);
    expect(await canLogIn(person, second)).toBe(false);
    expect(await canLogIn(person, NEW)).toBe(true);
  });

  it('is not kept where it could be read', async () => {
    const person = await addPerson(gateway);
    const password = await mailed(person);
    const rows = await gateway.db
      .selectFrom('one_time_password')
      .selectAll()
      .where('member_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash.toString('latin1')).not.toContain(password);
  });

  it('is asked for ten times an hour from one address, and more with work', async () => {
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(browser, `nobody_${count}`, 'a@b.c')).status).toBe(200);
    }
    const beyond = await ask(browser, 'nobody', 'a@b.c');
    expect(beyond.envelope.code).toBe('verification.required');
  });
});
