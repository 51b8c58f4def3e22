import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault } from '../../../kernel/vault/vault.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, mailedPassword, solveCaptcha } from '../../../testing/people.ts';
import { askedAs, codeOf, openOffice } from '../../../testing/players/office.ts';
import { resealTotp } from './reseal.ts';
import { openTotp } from './sealed.ts';

const HALF_MINUTE = 30_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

async function enter() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return { ...person, browser };
}

type Person = Awaited<ReturnType<typeof enter>>;

const code = (secret: string) => codeOf(secret, gateway.now());
const isAsked = async (browser: Browser) => (await browser.call('security')).envelope.value?.totp;
const confirm = (browser: Browser, given: string) =>
  browser.call('totpConfirm', { payload: { code: given } });
const remove = (browser: Browser, given: string, headers = {}) =>
  browser.call('totpRemove', { payload: { code: given }, headers });

/** With an app that has a secret of theirs, and the codes for when it is lost. */
async function addOwner() {
  const who = await enter();
  const begun = await who.browser.call('totpBegin');
  const secret = begun.envelope.value?.text ?? '';
  const confirmed = await confirm(who.browser, code(secret));
  const recovery = confirmed.envelope.value?.recoveryCodes ?? [];
  // The code of this half minute is used up.
  gateway.advance(2 * HALF_MINUTE);
  return { ...who, secret, recovery };
}

/** At the door, from a browser nobody knows. */
async function knock(
  { account }: Pick<Person, 'account'>,
  totp?: string,
  { password = DEMO_PASSWORD, browser = gateway.visit('aurora'), captcha = '' } = {},
) {
  const answer = await browser.call('login', {
    payload: {
      type: 'username',
      username: account,
      password,
      ...(totp === undefined ? {} : { totp }),
      ...(captcha === '' ? {} : { captcha }),
    },
  });
  browser.token = answer.envelope.value?.token ?? browser.token;
  return answer.envelope.code ?? 'in';
}

describe('an authenticator', () => {
  it('is there once a code of it was shown, and the owner is told', async () => {
    const { browser, account } = await enter();
    const { envelope } = await browser.call('totpBegin');
    const { uri = '', text = '' } = envelope.value ?? {};
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(uri)).toContain(account);
    expect(uri).toContain(text);
    expect(await isAsked(browser)).toBe(false);
    expect(await knock({ account })).toBe('in');
    const confirmed = await confirm(browser, code(text));
    const recovery = confirmed.envelope.value?.recoveryCodes ?? [];
    expect(new Set(recovery).size).toBe(10);
    expect(await isAsked(browser)).toBe(true);
    expect((await browser.call('totpBegin')).envelope.code).toBe('totp.set');
    const inbox = await browser.call('inbox', { query: {} });
    expect(inbox.envelope.value?.list.map(({ title }) => title)).toContain(
      'Codes of an app are asked for from now on',
    );
  });

  it('needs a fresh proof where the log-in was a while ago', async () => {
    const { browser } = await enter();
    gateway.advance(10 * 60_000);
    expect((await browser.call('totpBegin')).envelope.code).toBe('proof.required');
    await browser.call('prove', { payload: { password: DEMO_PASSWORD } });
    expect((await browser.call('totpBegin')).status).toBe(200);
  });

  it('that was begun is over after ten minutes', async () => {
    const { browser } = await enter();
    const { envelope } = await browser.call('totpBegin');
    gateway.advance(10 * 60_000 + 1);
    const late = await confirm(browser, code(envelope.value?.text ?? ''));
    expect(late.envelope.code).toBe('totp.unset');
  });

  it('goes by a code of it, and by nothing else', async () => {
    const { browser, secret, account } = await addOwner();
    expect((await remove(browser, 'none of them')).envelope.code).toBe('totp.wrong');
    expect((await remove(browser, code(secret))).status).toBe(200);
    expect(await isAsked(browser)).toBe(false);
    expect(await knock({ account })).toBe('in');
  });

  it('is kept sealed, its other codes as hashes, and neither stands anywhere in the clear', async () => {
    const { id, secret, recovery } = await addOwner();
    const row = await gateway.db
      .selectFrom('member_totp')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.sealed.toString('latin1')).not.toContain(secret);
    const owner = { merchant: 'aurora', memberId: id };
    expect(openTotp(gateway.vault, owner, row.sealed)).toHaveLength(20);
    expect(openTotp(gateway.vault, { ...owner, memberId: id + 1n }, row.sealed)).toBeUndefined();
    const hashes = await gateway.db
      .selectFrom('recovery_code')
      .select('code_hash')
      .where('member_id', '=', id)
      .execute();
    expect(hashes).toHaveLength(10);
    for (const { code_hash } of hashes) {
      expect(recovery).not.toContain(code_hash.toString());
      expect(code_hash).toHaveLength(32);
    }
    const letters = await gateway.db
      .selectFrom('message')
      .selectAll()
      .where('member_id', '=', id)
      .execute();
    const said = JSON.stringify([letters, gateway.outbox], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const one of [secret, ...recovery]) expect(said).not.toContain(one);
  });
});

describe('a log-in by password', () => {
  it('asks for a code once the password is right, and not before [RG-18 api]', async () => {
    const who = await addOwner();
    expect(await knock(who, code(who.secret), { password: 'Not-that-1' })).toBe('login.failed');
    const browser = gateway.visit('aurora');
    await browser.login(who.account).catch(() => undefined);
    const captcha = await solveCaptcha(gateway, browser);
    expect(await knock(who, undefined, { browser, captcha })).toBe('totp.required');
    // Being asked is no failure: no picture for it.
    expect(await knock(who, code(who.secret), { browser })).toBe('in');
  });

  it('takes each code once, and of two at once one', async () => {
    const who = await addOwner();
    const given = code(who.secret);
    const answers = await Promise.all([knock(who, given), knock(who, given)]);
    expect(answers.filter((one) => one === 'in')).toHaveLength(1);
    const [recovered = ''] = who.recovery;
    expect((await remove(who.browser, given)).envelope.code).toBe('totp.wrong');
    expect((await remove(who.browser, recovered.toUpperCase())).status).toBe(200);
  });

  it('takes a code for when the app is lost, once', async () => {
    const who = await addOwner();
    const [first = '', second = ''] = who.recovery;
    expect(await knock(who, first)).toBe('in');
    expect(await knock(who, first)).toBe('totp.wrong');
    expect((await remove(who.browser, second.replaceAll('-', ' '))).status).toBe(200);
  });

  it('takes a code of the half minute before or after, and of none further', async () => {
    const who = await addOwner();
    const at = (steps: number) => codeOf(who.secret, gateway.now() + steps * HALF_MINUTE);
    expect((await remove(who.browser, at(-2))).envelope.code).toBe('totp.wrong');
    expect((await remove(who.browser, at(2))).envelope.code).toBe('totp.wrong');
    expect((await remove(who.browser, at(1))).status).toBe(200);
  });

  it('looks at five codes at most, from however many addresses, whatever else is right', async () => {
    const who = await addOwner();
    const right = code(who.secret);
    const others = Array.from({ length: 30 }, (_, at) => String(100_000 + at * 7919)).filter(
      (one) => one !== right,
    );
    const answers = await Promise.all(
      others.map((one, at) => remove(who.browser, one, { 'x-forwarded-for': `203.0.113.${at}` })),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === 'totp.wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'rate.limited')).toHaveLength(others.length - 5);
    // The right password takes nothing of that back.
    expect(await knock(who)).toBe('totp.required');
    expect(await knock(who, right)).toBe('rate.limited');
  });

  it('notes a wrong code as a try that failed [BX-09 api]', async () => {
    const who = await addOwner();
    expect(await knock(who, '000000')).toBe('totp.wrong');
    const { envelope } = await who.browser.call('sessionHistory', { query: {} });
    expect(envelope.value?.list[0]).toMatchObject({ ok: false, means: 'password' });
  });
});

describe('whoever has lost something', () => {
  it('comes in by mail without a code where the authenticator is newer than their last proof', async () => {
    const who = await addOwner();
    const browser = gateway.visit('aurora');
    const password = await mailedPassword(gateway, browser, who);
    expect(await knock(who, undefined, { password, browser })).toBe('in');
    const next = 'A-hat-of-feathers-7';
    const changed = await browser.call('changePassword', {
      payload: { newPassword: next, confirmNewPassword: next },
    });
    expect(changed.status).toBe(200);
    expect(await isAsked(browser)).toBe(false);
    const { envelope } = await browser.call('inbox', { query: {} });
    expect(JSON.stringify(envelope.value)).toContain('Your forgotten password was replaced');
  });

  it('shows a code beside the mail where they had it when they last proved themselves', async () => {
    const who = await addOwner();
    await gateway.db
      .updateTable('member')
      .set({ contact_proved_at: new Date(gateway.now()) })
      .where('id', '=', who.id)
      .execute();
    const browser = gateway.visit('aurora');
    const password = await mailedPassword(gateway, browser, who);
    expect(await knock(who, undefined, { password, browser })).toBe('totp.required');
    expect(await knock(who, code(who.secret), { password, browser })).toBe('in');
    gateway.advance(2 * HALF_MINUTE);
    expect(await knock(who, code(who.secret), { password })).not.toBe('in');
  });

  it('is freed of it by two people, and told', async () => {
    const who = await addOwner();
    const office = openOffice(gateway);
    const ida = await office.employ(`ida${who.id}`, ['identity']);
    const leo = await office.employ(`leo${who.id}`, ['identity']);
    const words = ['authenticator.remove', 'aurora', '--account', who.account];
    const reason = ['--reason', 'Answered both questions on a call.'];
    const asked = await ida.operate('act', ...words, ...reason);
    expect(await isAsked(who.browser)).toBe(true);
    await leo.office('vote', askedAs(asked), 'yes');
    expect(await isAsked(who.browser)).toBe(false);
    const { envelope } = await who.browser.call('inbox', { query: {} });
    expect(envelope.value?.list.map(({ title }) => title)).toContain(
      'Codes of an app are asked for no more',
    );
    office.close();
  });

  it('keeps it when the gateway’s key turns', async () => {
    const who = await addOwner();
    const next = createVault('another key of at least thirty-two characters');
    const kept = { db: gateway.db, vault: next };
    await expect(resealTotp(kept)).rejects.toThrow(/LIVERY_KEY_FORMER/);
    await resealTotp(kept, gateway.vault);
    await resealTotp(kept);
    await resealTotp({ db: gateway.db, vault: gateway.vault }, next);
    expect((await remove(who.browser, code(who.secret))).status).toBe(200);
  });
});
