import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  codeFor,
  isIn,
  sentSince,
  solveCaptcha,
  type Person,
} from '../../../testing/people.ts';

const HOUR = 3_600_000;
const NEW = 'seven quiet rivers';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

let made = 0;
const somewhere = () => `elsewhere.${(made += 1)}@example.net`;

async function mailTo(email: string, work: () => Promise<unknown>): Promise<string> {
  const before = gateway.outbox.length;
  await work();
  await sentSince(gateway, before, email);
  return gateway.outbox.slice(before).findLast(({ to }) => to === email)?.text ?? '';
}

/** Somebody who sits at an open session and has a mailbox of their own. */
async function replaceEmail(browser: Browser, email: string): Promise<void> {
  await browser.call('prove', { payload: { password: DEMO_PASSWORD } });
  const mail = await mailTo(email, () => browser.call('emailCode', { payload: { email } }));
  const [code = ''] = /\b\d{6}\b/.exec(mail) ?? [];
  expect((await browser.call('setEmail', { payload: { email, code } })).status).toBe(200);
}

const forget = (email: string, { account }: Person): Promise<string> =>
  mailTo(email, async () => {
    const browser = gateway.visit('aurora');
    expect(
      (await browser.call('retrieveByEmail', { body: { username: account, email } })).status,
    ).toBe(200);
  });
const passwordIn = (mail: string): string => /for 30 minutes: ([\w-]+)/.exec(mail)?.[1] ?? '';

/** In by what was sent, with a password of one's own from now on. */
async function comeBack({ account }: Person, once: string) {
  const browser = gateway.visit('aurora');
  await browser.login(account, once, { captcha: await solveCaptcha(gateway, browser) });
  const payload = { newPassword: NEW, confirmNewPassword: NEW };
  expect((await browser.call('changePassword', { payload })).status).toBe(200);
  return browser;
}

const addSomePasskey = ({ id, account }: Person) =>
  gateway.db
    .insertInto('passkey')
    .values({
      merchant: 'aurora',
      id: `passkey-of-${account}`,
      member_id: id,
      user_handle: 'somebody',
      public_key: Buffer.of(1),
      counter: 0n,
      transports: '[]',
      may_sync: false,
      is_synced: false,
      name: 'Telephone',
      created_at: new Date(gateway.now()),
      last_used_at: null,
    })
    .execute();
const passkeysOf = ({ id }: Person) =>
  gateway.db.selectFrom('passkey').select('id').where('member_id', '=', id).execute();

const memberOf = ({ id }: Person) =>
  gateway.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An account whose address somebody else has replaced from a session of it. */
async function robbed() {
  const person = await addPerson(gateway);
  const thief = gateway.visit('aurora');
  await thief.login(person.account);
  const since = somewhere();
  const told = await mailTo(person.email, () => replaceEmail(thief, since));
  return { person, thief, since, told };
}

describe('the address of before', () => {
  it('hears of it, and takes the account back by the password that is sent there', async () => {
    const { person, thief, since, told } = await robbed();
    expect(told).toContain('within three days and give this address');
    const mail = await forget(person.email, person);
    expect(mail).toContain('this address belongs to the account again');
    const heard = mailTo(since, () => comeBack(person, passwordIn(mail)));
    expect(await heard).toContain('Another mail address belongs to your account now.');
    expect(await memberOf(person)).toMatchObject({ email: person.email, email_verified: true });
    expect(await isIn(thief)).toBe(false);
    // The other address opens nothing any more, and takes nothing back.
    const before = gateway.outbox.length;
    const body = { username: person.account, email: since };
    await gateway.visit('aurora').call('retrieveByEmail', { body });
    await forget(person.email, person);
    expect(gateway.outbox.slice(before).map(({ to }) => to)).not.toContain(since);
  });

  it('holds payouts for a day when it takes the account back', async () => {
    const { person } = await robbed();
    gateway.advance(30 * HOUR);
    const browser = await comeBack(person, passwordIn(await forget(person.email, person)));
    const { envelope } = await browser.call('withdrawOptions');
    const held = (envelope.value?.holdUntil ?? 0) - gateway.now();
    expect(held).toBeGreaterThan(23 * HOUR);
  });

  it('is the first of several, which no change after it takes away', async () => {
    const { person, thief } = await robbed();
    gateway.advance(HOUR / 6);
    const second = somewhere();
    await replaceEmail(thief, second);
    await comeBack(person, passwordIn(await forget(person.email, person)));
    expect((await memberOf(person)).email).toBe(person.email);
  });

  it('ends what was added since, even where its adder has proven the newer mailbox', async () => {
    const { person, since } = await robbed();
    const thief = await comeBack(person, passwordIn(await forget(since, person)));
    gateway.advance(HOUR / 6);
    await addSomePasskey(person);
    // What they do with the password they know leaves what went to the owner.
    const mail = await forget(person.email, person);
    const payload = {
      oldPassword: NEW,
      newPassword: 'eight loud rivers',
      confirmNewPassword: 'eight loud rivers',
    };
    expect((await thief.call('changePassword', { payload })).status).toBe(200);
    await comeBack(person, passwordIn(mail));
    expect([await passkeysOf(person), await isIn(thief)]).toEqual([[], false]);
  });

  it('ends it where its owner has come in by their phone meanwhile, and knew of nothing', async () => {
    const { person } = await robbed();
    gateway.advance(HOUR / 6);
    await addSomePasskey(person);
    gateway.advance(HOUR / 6);
    const browser = gateway.visit('aurora');
    const { mobileNum } = person;
    const verificationCode = await codeFor(gateway, browser, 'login', mobileNum);
    const phone = { mobileNum, countryDialingCode: '63', verificationCode };
    const { status } = await browser.call('login', { payload: { type: 'sms', ...phone } });
    expect([status, (await passkeysOf(person)).length]).toEqual([200, 1]);
    await comeBack(person, passwordIn(await forget(person.email, person)));
    expect(await passkeysOf(person)).toEqual([]);
  });

  it('keeps tries of its own, which whoever has the newer one cannot use up', async () => {
    const { person, since } = await robbed();
    for (let turn = 0; turn < 3; turn += 1) await forget(since, person);
    expect(passwordIn(await forget(person.email, person))).not.toBe('');
  });

  it('is nothing to the account after three days', async () => {
    const { person, since } = await robbed();
    gateway.advance(72 * HOUR);
    const before = gateway.outbox.length;
    const body = { username: person.account, email: person.email };
    await gateway.visit('aurora').call('retrieveByEmail', { body });
    // What is asked for after it has been sent: it would have been sent before.
    await forget(since, person);
    expect(gateway.outbox.slice(before).map(({ to }) => to)).toEqual([since]);
  });

  it('takes nothing back where nobody ever proved it, or another has it by now', async () => {
    const unproven = await addPerson(gateway, { emailVerified: false });
    const browser = gateway.visit('aurora');
    await browser.login(unproven.account);
    const since = somewhere();
    const told = await mailTo(unproven.email, () => replaceEmail(browser, since));
    expect(told).toContain('write to customer service at once');

    const { person, since: newer } = await robbed();
    await gateway.db
      .updateTable('member')
      .set({ email: person.email.toUpperCase() })
      .where('id', '=', (await addPerson(gateway)).id)
      .execute();
    const before = gateway.outbox.length;
    for (const { account, email } of [unproven, person]) {
      await gateway.visit('aurora').call('retrieveByEmail', { body: { username: account, email } });
    }
    await forget(newer, person);
    expect(gateway.outbox.slice(before).map(({ to }) => to)).toEqual([newer]);
  });
});
