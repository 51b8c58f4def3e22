import type { Reply } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, untilWaiting, type Person } from '../../../testing/people.ts';
import { Authenticator, type Ceremony } from '../../../testing/proofs/authenticator.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: { noir: { flags: { PASSKEY3: true }, loginAudience: 'agent' } },
  });
});
afterAll(() => gateway.stop());

type Wrong = Partial<Ceremony>;

const onSite = (browser: Browser) => ({
  rpId: `${browser.merchant}.localhost`,
  origin: `http://${browser.host}`,
});

async function enter(person: Person, merchant = 'aurora'): Promise<Browser> {
  const browser = gateway.visit(merchant);
  expect((await browser.login(person.account)).status).toBe(200);
  return browser;
}

async function optionsFor(browser: Browser): Promise<Reply<'passkeyOptions'>> {
  const { envelope } = await browser.call('passkeyOptions');
  if (envelope.value === null) throw new Error(`no options: ${envelope.code}`);
  return envelope.value;
}

async function makeFor(browser: Browser, phone: Authenticator, wrong: Wrong = {}) {
  const { challenge, user } = await optionsFor(browser);
  return phone.make({ challenge, ...onSite(browser), userHandle: user.id, ...wrong });
}

async function add(browser: Browser, phone: Authenticator, wrong: Wrong = {}, name?: string) {
  const credential = await makeFor(browser, phone, wrong);
  return browser.call('addPasskey', { body: { credential, ...(name !== undefined && { name }) } });
}

/** A member with a passkey, and the browser that made it. */
async function withPasskey() {
  const person = await addPerson(gateway);
  const [browser, phone] = [await enter(person), new Authenticator()];
  expect((await add(browser, phone)).status).toBe(200);
  return { person, browser, phone };
}

async function challengeFor(browser: Browser): Promise<string> {
  return (await browser.call('passkeyLoginOptions')).envelope.value?.challenge ?? '';
}

async function present(browser: Browser, credential: ReturnType<Authenticator['sign']>) {
  const called = await browser.call('passkeyLogin', { body: { credential } });
  browser.token = called.envelope.value?.token;
  return called;
}

async function come(phone: Authenticator, wrong: Wrong = {}, browser = gateway.visit('aurora')) {
  const challenge = await challengeFor(browser);
  return present(browser, phone.sign({ challenge, ...onSite(browser), ...wrong }));
}

const codeOf = async (called: ReturnType<typeof come>) => (await called).envelope.code;

const listOf = async (browser: Browser) =>
  (await browser.call('passkeys')).envelope.value?.list ?? [];

describe('a passkey', () => {
  it('is added after a log-in, and then lets in by itself', async () => {
    const { person, browser, phone } = await withPasskey();
    expect(await listOf(browser)).toMatchObject([{ id: phone.id, lastUsedAt: null, synced: true }]);
    const other = gateway.visit('aurora');
    const { status, envelope } = await come(phone, {}, other);
    expect([status, envelope.value]).toMatchObject([
      200,
      { userName: person.account, type: 0, firstTimeLogin: false },
    ]);
    expect((await other.call('memberInfo')).envelope.value?.account).toBe(person.account);
    const [latest] = (await other.call('sessionHistory')).envelope.value?.list ?? [];
    expect(latest).toMatchObject({ means: 'passkey', ok: true, ip: other.address });
    expect((await listOf(other))[0]?.lastUsedAt).toBeGreaterThan(0);
  });

  it('is kept with what its authenticator says of it', async () => {
    const { person, phone } = await withPasskey();
    const row = await gateway.db
      .selectFrom('passkey')
      .selectAll()
      .where('id', '=', phone.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      merchant: 'aurora',
      member_id: person.id,
      counter: 1n,
      transports: ['internal', 'hybrid'],
      may_sync: true,
      is_synced: true,
    });
  });

  it('knows its member by a name that is nobody’s', async () => {
    const { person, browser, phone } = await withPasskey();
    const { user, rp, excludeCredentials, authenticatorSelection } = await optionsFor(browser);
    expect(rp).toEqual({ id: 'aurora.localhost', name: 'Aurora Bay' });
    expect(user.id).toBe(phone.userHandle);
    const plain = Buffer.from(user.id, 'base64url').toString('latin1');
    expect(plain).not.toContain(person.account);
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
    expect(excludeCredentials.map(({ id }) => id)).toEqual([phone.id]);
    expect(authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const stranger = await enter(await addPerson(gateway));
    expect((await optionsFor(stranger)).user.id).not.toBe(user.id);
  });

  it('is called by its device, by what its member says, and otherwise later', async () => {
    const person = await addPerson(gateway);
    const [browser, phone] = [await enter(person), new Authenticator()];
    await add(browser, phone, {}, 'Pocket');
    await add(browser, new Authenticator());
    expect((await listOf(browser)).map(({ name }) => name).toSorted()).toEqual(['', 'Pocket']);
    const body = { id: phone.id, name: 'Drawer' };
    expect((await browser.call('renamePasskey', { body })).status).toBe(200);
    expect((await listOf(browser)).some(({ name }) => name === 'Drawer')).toBe(true);
  });

  it('belongs to its member: nobody else names it or takes it away', async () => {
    const { browser, phone } = await withPasskey();
    const stranger = await enter(await addPerson(gateway));
    const renamed = await stranger.call('renamePasskey', { body: { id: phone.id, name: 'Mine' } });
    expect(renamed.envelope.code).toBe('passkey.invalid');
    await stranger.call('removePasskey', { body: { id: phone.id } });
    expect(await listOf(browser)).toHaveLength(1);
    expect(await listOf(stranger)).toEqual([]);
    const again = await add(stranger, phone);
    expect(again.envelope.code).toBe('passkey.invalid');
    expect((await come(phone, { userHandle: phone.userHandle ?? '' })).status).toBe(422);
  });

  it('that was removed lets nobody in, and removing it once more does nothing', async () => {
    const { browser, phone } = await withPasskey();
    for (let count = 0; count < 2; count += 1) {
      const { status } = await browser.call('removePasskey', { body: { id: phone.id } });
      expect(status).toBe(200);
    }
    expect(await codeOf(come(phone))).toBe('passkey.invalid');
  });

  it('that is removed while it lets in lets nobody in', async () => {
    const { person, phone } = await withPasskey();
    const browser = gateway.visit('aurora');
    let coming: ReturnType<typeof come> | undefined;
    await gateway.db.transaction().execute(async (tx) => {
      await tx.selectFrom('member').select('id').where('id', '=', person.id).forUpdate().execute();
      coming = come(phone, {}, browser);
      await untilWaiting(gateway);
      await tx.deleteFrom('passkey').where('id', '=', phone.id).execute();
    });
    expect((await coming)?.envelope.code).toBe('passkey.invalid');
    expect(browser.cookies.has('__Host-sid')).toBe(false);
  });

  it('outlives a new password and a log-out from everywhere', async () => {
    const { browser, phone } = await withPasskey();
    const newPassword = 'seven quiet rivers';
    const payload = { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword };
    expect((await browser.call('changePassword', { payload })).status).toBe(200);
    await browser.call('logout', { query: { all: '1' } });
    expect((await come(phone)).status).toBe(200);
  });
});

/** What no honest browser sends, of either ceremony. */
const wrongs: readonly (readonly [string, (browser: Browser) => Wrong])[] = [
  ['from another origin', () => ({ origin: 'https://aurora.example' })],
  ['from another port', () => ({ origin: 'http://aurora.localhost:1' })],
  ['from the same host by another protocol', ({ host }) => ({ origin: `https://${host}` })],
  ['for the domain of another merchant', () => ({ rpId: 'noir.localhost' })],
  ['for a domain above ours', () => ({ rpId: 'localhost' })],
  ['without having seen who it is', () => ({ isVerified: false })],
  ['inside the page of another', () => ({ crossOrigin: true })],
  ['over a challenge of its own', () => ({ challenge: 'x'.repeat(43) })],
  ['over no challenge', () => ({ challenge: '' })],
];

describe('adding', () => {
  it.each([
    ...wrongs,
    ['a signature in place of a key', () => ({ type: 'webauthn.get' })] as const,
  ])('refuses what was made %s', async (_, wrong) => {
    const browser = await enter(await addPerson(gateway));
    const { envelope } = await add(browser, new Authenticator(), wrong(browser));
    expect(envelope.code).toBe('passkey.invalid');
    expect(await listOf(browser)).toEqual([]);
  });

  it('takes a challenge once, and only of the member it was made for', async () => {
    const { browser, phone } = await withPasskey();
    const stranger = await enter(await addPerson(gateway));
    const theirs = (await optionsFor(stranger)).challenge;
    const refused = await add(browser, new Authenticator(), { challenge: theirs });
    expect(refused.envelope.code).toBe('passkey.invalid');
    const forLogin = { challenge: await challengeFor(browser) };
    const other = await add(browser, new Authenticator(), forLogin);
    expect(other.envelope.code).toBe('passkey.invalid');

    const { challenge } = await optionsFor(browser);
    expect((await add(browser, new Authenticator(), { challenge })).status).toBe(200);
    const replayed = await add(browser, new Authenticator(), { challenge });
    expect(replayed.envelope.code).toBe('passkey.invalid');
    expect((await listOf(browser)).map(({ id }) => id)).toContain(phone.id);
    expect(await listOf(browser)).toHaveLength(2);
  });

  it('asks for a log-in that is not long ago', async () => {
    const person = await addPerson(gateway);
    const browser = await enter(person);
    gateway.advance(4 * 60_000);
    await optionsFor(browser);
    gateway.advance(61_000);
    const { status, envelope } = await browser.call('passkeyOptions');
    expect([status, envelope.code]).toEqual([403, 'proof.required']);
    await browser.login(person.account);
    await optionsFor(browser);
  });

  it('takes ten, and no eleventh even of two that come at once', async () => {
    const browser = await enter(await addPerson(gateway));
    for (let count = 0; count < 9; count += 1) {
      expect((await add(browser, new Authenticator())).status).toBe(200);
    }
    // Both were made while there was room for one.
    const made = [
      await makeFor(browser, new Authenticator()),
      await makeFor(browser, new Authenticator()),
    ];
    const answers = await Promise.all(
      made.map(
        async (credential) =>
          (await browser.call('addPasskey', { body: { credential } })).envelope.code,
      ),
    );
    expect(answers.toSorted()).toEqual(['passkey.limit', undefined]);
    expect(await listOf(browser)).toHaveLength(10);
    expect((await browser.call('passkeyOptions')).envelope.code).toBe('passkey.limit');
  });

  it('is for members with an account, not for guests', async () => {
    const guest = gateway.visit('aurora');
    const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
    guest.token = envelope.value?.token;
    expect((await guest.call('passkeyOptions')).envelope.code).toBe('trial.forbidden');
  });
});

describe('logging in', () => {
  it.each([
    ...wrongs,
    ['as if it were new', () => ({ type: 'webauthn.create' })] as const,
    ['for somebody else', () => ({ userHandle: 'x'.repeat(43) })] as const,
  ])('refuses what was signed %s', async (_, wrong) => {
    const { browser, phone } = await withPasskey();
    const other = gateway.visit('aurora');
    const { status, envelope } = await come(phone, wrong(browser), other);
    expect([status, envelope.code]).toEqual([422, 'passkey.invalid']);
    expect(other.cookies.has('__Host-sid')).toBe(false);
  });

  it('refuses a signature of another key, and says no more than of a key nobody has', async () => {
    const { phone } = await withPasskey();
    const [browser, thief] = [gateway.visit('aurora'), new Authenticator()];
    const challenge = await challengeFor(browser);
    const own = phone.sign({ challenge, ...onSite(browser) });
    const forged = thief.sign({ challenge, ...onSite(browser) });
    const { signature } = forged.response;
    const wrong = await present(browser, { ...own, response: { ...own.response, signature } });
    const unknown = await come(thief);
    const told = [wrong, unknown].map(({ status, envelope: { code, value, message } }) => [
      status,
      code,
      value,
      message,
    ]);
    expect(told[0]).toEqual(told[1]);
  });

  it('names nobody in what it asks a browser to sign', async () => {
    const { envelope } = await gateway.visit('aurora').call('passkeyLoginOptions');
    expect(envelope.value).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'aurora.localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('takes a challenge once, for five minutes, and none that was for adding', async () => {
    const { browser, phone } = await withPasskey();
    const visitor = gateway.visit('aurora');
    const challenge = await challengeFor(visitor);
    const signed = phone.sign({ challenge, ...onSite(visitor) });
    expect((await present(visitor, signed)).status).toBe(200);
    expect((await present(visitor, signed)).envelope.code).toBe('passkey.invalid');
    expect(await codeOf(come(phone, { challenge }))).toBe('passkey.invalid');
    const forAdding = (await optionsFor(browser)).challenge;
    expect(await codeOf(come(phone, { challenge: forAdding }))).toBe('passkey.invalid');
    const old = await challengeFor(visitor);
    gateway.advance(5 * 60_000 + 1);
    expect(await codeOf(come(phone, { challenge: old }))).toBe('passkey.invalid');
  });

  it('refuses a counter that stands still or goes back, and tells the member', async () => {
    const { person, phone } = await withPasskey();
    expect((await come(phone, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      expect(await codeOf(come(phone, { counter }))).toBe('passkey.invalid');
    }
    const browser = gateway.visit('aurora');
    expect((await come(phone, { counter: 8 }, browser)).status).toBe(200);
    const history = (await browser.call('sessionHistory')).envelope.value?.list ?? [];
    const failed = history.filter(({ means, ok }) => means === 'passkey' && !ok);
    expect(failed).toHaveLength(3);
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(person.account);
  });

  it('takes one that does not count', async () => {
    const person = await addPerson(gateway);
    const [browser, phone] = [await enter(person), new Authenticator()];
    await add(browser, phone, { counter: 0 });
    for (let count = 0; count < 2; count += 1) {
      expect((await come(phone, { counter: 0 })).status).toBe(200);
    }
  });

  it('keeps passkeys of two merchants apart, and who may log in where', async () => {
    const here = await withPasskey();
    const agent = await addPerson(gateway, { merchant: 'noir', type: 1 });
    const browser = await enter(agent, 'noir');
    expect((await add(browser, here.phone)).status).toBe(200);
    const there = gateway.visit('noir');
    expect((await come(here.phone, {}, there)).envelope.value?.userName).toBe(agent.account);
    expect((await come(here.phone, { userHandle: here.phone.userHandle ?? '' })).status).toBe(422);

    await gateway.db.updateTable('member').set({ type: 0 }).where('id', '=', agent.id).execute();
    const { status, envelope } = await come(here.phone, {}, gateway.visit('noir'));
    expect([status, envelope.code]).toEqual([403, 'login.not_agent']);
  });
});

it('is nowhere where an operator has switched it off', async () => {
  const { browser, phone } = await withPasskey();
  const challenge = await challengeFor(browser);
  await gateway.operate('site', 'aurora', 'off', 'PASSKEY3');
  await gateway.announce('aurora');
  const visitor = gateway.visit('aurora');
  const credential = phone.sign({ challenge, ...onSite(visitor) });
  const refused = [
    await present(visitor, credential),
    await visitor.call('passkeyLoginOptions'),
    await browser.call('passkeys'),
    await browser.call('passkeyOptions'),
  ];
  expect(refused.map(({ envelope }) => envelope.code)).toEqual(
    refused.map(() => 'permission.denied'),
  );
  await gateway.operate('site', 'aurora', 'on', 'PASSKEY3');
  await gateway.announce('aurora');
});
