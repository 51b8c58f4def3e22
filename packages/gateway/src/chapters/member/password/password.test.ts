import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import {
  addPerson,
  changePassword,
  codeFor,
  isIn,
  type Person,
  untilWaiting,
  visitorsOf,
  somePublicKey,
} from '../../../testing/people.ts';
import { lockMember } from '../store.ts';
import { setPassword } from './change.ts';
import { makeOneTimePassword } from './one-time.ts';

const NEW = 'seven quiet rivers';
const OTHER = 'nine loud mountains';
const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const { loggedIn, canLogIn } = visitorsOf(() => gateway);

/** With the same cookies, from another address. */
function copyOf({ cookies, token }: Browser): Browser {
  const copy = gateway.visit('aurora');
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  copy.token = token;
  return copy;
}

async function inByPhone({ mobileNum }: Person) {
  const browser = gateway.visit('aurora');
  const verificationCode = await codeFor(gateway, browser, 'login', mobileNum);
  const { envelope } = await browser.call('login', {
    payload: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode },
  });
  browser.token = envelope.value?.token;
  return browser;
}

async function inByOneTimePassword({ id, account }: Person) {
  const browser = gateway.visit('aurora');
  const owner = { merchant: 'aurora', memberId: id };
  await browser.login(
    account,
    await makeOneTimePassword(gateway, owner, { sentTo: '', now: gateway.now() }),
  );
  return browser;
}

describe('a password that is changed', () => {
  it('is the one that counts from then on [CP-12 api]', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const { status, envelope } = await changePassword(browser, NEW);
    expect([status, envelope.value]).toEqual([200, {}]);
    expect(await canLogIn(person, NEW)).toBe(true);
    expect(await canLogIn(person, DEMO_PASSWORD)).toBe(false);
  });

  it('ends every other session, and this one goes on', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const other = await loggedIn(person);
    const stranger = await loggedIn(await addPerson(gateway));
    await changePassword(browser, NEW);
    expect([await isIn(browser), await isIn(other), await isIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('gives the session another id, and what was launched from it goes on until it ends', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' } as const;
    expect((await browser.call('launch', { query })).status).toBe(200);
    const game = () =>
      gateway.db
        .selectFrom('provider_session')
        .select('ended_at')
        .where('member_id', '=', person.id)
        .executeTakeFirst();
    const copy = copyOf(browser);
    await changePassword(browser, NEW);
    expect([await isIn(browser), await isIn(copy)]).toEqual([true, false]);
    expect((await game())?.ended_at).toBeNull();
    await browser.call('logout');
    expect((await game())?.ended_at).not.toBeNull();
  });

  it.each([
    ['the old one is wrong', { oldPassword: 'not the password' }, 'password.old_wrong'],
    ['the old one is missing', { oldPassword: undefined }, 'password.old_wrong'],
    ['the new ones differ [CP-05 api]', { confirmNewPassword: OTHER }, 'confirm.mismatch'],
    [
      'it is the old one [CP-06 api]',
      { newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD },
      'password.same',
    ],
    [
      'it is a common one [CP-03 api]',
      { newPassword: 'password99', confirmNewPassword: 'password99' },
      'password.weak',
    ],
    [
      'it is called as the site',
      { newPassword: 'aurora-bay-99', confirmNewPassword: 'aurora-bay-99' },
      'password.weak',
    ],
    ['the clear is all it comes in', null, 'request.invalid'],
  ] as const)('is refused when %s', async (_, more, code) => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const refused =
      more === null
        ? await browser.call('changePassword', {
            body: { oldPassword: DEMO_PASSWORD, newPassword: NEW, confirmNewPassword: NEW },
          })
        : await changePassword(browser, NEW, more);
    expect(refused.envelope.code).toBe(code);
    expect(await canLogIn(person, DEMO_PASSWORD)).toBe(true);
  });

  it('is not the username', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const { envelope } = await changePassword(browser, person.account.toUpperCase());
    expect(envelope.code).toBe('password.weak');
    expect(envelope.errors).toEqual([{ field: 'newPassword', code: 'common' }]);
  });

  it('can be guessed five times in a quarter of an hour, wherever from', async () => {
    const person = await addPerson(gateway);
    const [browser, other] = [await loggedIn(person), await loggedIn(person)];
    // A new one that is too weak is no guess at the old one.
    for (let count = 0; count < 6; count += 1) {
      expect((await changePassword(browser, 'password99')).envelope.code).toBe('password.weak');
    }
    for (let count = 0; count < 5; count += 1) {
      const guess = { oldPassword: `a guess no. ${count}` };
      const { envelope } = await changePassword(count % 2 === 0 ? browser : other, NEW, guess);
      expect(envelope.code).toBe('password.old_wrong');
    }
    expect((await changePassword(other, NEW)).status).toBe(429);
    gateway.advance(15 * MINUTE);
    expect((await changePassword(browser, NEW)).status).toBe(200);
  });

  it('may be set by whoever has none yet', async () => {
    const person = await addPerson(gateway, { password: null });
    const browser = await inByPhone(person);
    expect((await changePassword(browser, NEW, { oldPassword: undefined })).status).toBe(200);
    expect(await canLogIn(person, NEW)).toBe(true);
  });

  it('no longer asks to be changed first', async () => {
    const person = await addPerson(gateway);
    await gateway.db
      .updateTable('member')
      .set({ first_time_login: true })
      .where('id', '=', person.id)
      .execute();
    const browser = gateway.visit('aurora');
    const first = await browser.login(person.account);
    expect(first.envelope.value?.firstTimeLogin).toBe(true);
    await changePassword(browser, NEW);
    expect((await browser.login(person.account, NEW)).envelope.value?.firstTimeLogin).toBe(false);
  });

  it('leaves no session of the old one that was just being opened', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const remember = { publicKey: somePublicKey() };
    // The change as it is made, only slower: the login waits for its end.
    const late = await gateway.db.transaction().execute(async (tx) => {
      await setPassword(tx, { merchant: 'aurora', memberId: person.id }, 'another hash');
      const login = browser.login(person.account, DEMO_PASSWORD, { remember });
      await untilWaiting(gateway);
      return { login };
    });
    const { status, envelope, headers } = await late.login;
    expect([status, envelope.code]).toEqual([401, 'login.failed']);
    expect(headers['set-cookie']).toBeUndefined();
    for (const table of ['session', 'device_credential'] as const) {
      const rows = await gateway.db
        .selectFrom(table)
        .select('merchant')
        .where('member_id', '=', person.id)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it.each([
    ['with the old one', {}, loggedIn],
    ['where there was none', { password: null }, inByPhone],
    ['after one for one use', {}, inByOneTimePassword],
  ] as const)('is set by one of four that are sent at once %s', async (_, made, comeIn) => {
    const person = await addPerson(gateway, made);
    const browser = await comeIn(person);
    // Of one address two would have their turn, and the others come after them.
    const tabs = [0, 1, 2, 3].map(() => copyOf(browser));
    const wanted = tabs.map((tab) => `${NEW} ${tab.address}`);
    // All have shown the old one before the first is set.
    const { changes } = await held(person, async () => {
      const sent = tabs.map((tab, number) => changePassword(tab, wanted[number] ?? ''));
      await untilWaiting(gateway, tabs.length);
      return { changes: Promise.all(sent) };
    });
    const answers = await changes;
    const set = answers.findIndex(({ status }) => status === 200);
    const others = answers.toSpliced(set, 1);
    expect(others.map(({ envelope }) => envelope.code)).toEqual(
      others.map(() => 'password.old_wrong'),
    );
    // One browser sent them all: a cookie with a refusal would be the one it is left with.
    expect(others.map(({ headers }) => headers['set-cookie'])).toEqual(others.map(() => undefined));
    expect(await Promise.all(tabs.map(isIn))).toEqual(tabs.map((tab) => tab === tabs[set]));
    expect(await canLogIn(person, wanted[set] ?? '')).toBe(true);
  });

  it('is not set by a session that ends before it is', async () => {
    const person = await addPerson(gateway);
    const browser = await loggedIn(person);
    const { change } = await held(person, async (tx) => {
      const sent = changePassword(browser, NEW);
      await untilWaiting(gateway);
      await tx.deleteFrom('session').where('member_id', '=', person.id).execute();
      return { change: sent };
    });
    const { envelope, headers } = await change;
    expect(envelope.code).toBe('auth.required');
    expect(headers['set-cookie']).toBeUndefined();
    expect(await canLogIn(person, DEMO_PASSWORD)).toBe(true);
  });
});

/** While the member's row is held, so that whoever changes it waits. */
const held = <T>({ id }: Person, work: (tx: Tx) => Promise<T>): Promise<T> =>
  gateway.db.transaction().execute(async (tx) => {
    await lockMember(tx, 'aurora', id);
    return work(tx);
  });
