import type { Reply } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, mailedPassword, solveCaptcha, type Person } from '../../../testing/people.ts';
import { identityKeys, signedToken, socialClaims } from '../../../testing/proofs/id-tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, identityKeys });
});
afterAll(() => gateway.stop());

const providers = ['google', 'facebook'] as const;
type Provider = (typeof providers)[number];

let ids = 0;
const newId = (): string => `subject-${(ids += 1)}`;

async function social(browser: Browser, provider: Provider, id: string, { email }: Person) {
  const idToken = await signedToken(gateway.now(), socialClaims(provider, id, email, true));
  return browser.call('socialLogin', { body: { provider, idToken } });
}

function ticketOf(value: Reply<'socialLogin'> | null): string {
  if (value === null || !('link' in value)) throw new Error('no ticket was given');
  return value.ticket;
}

async function ticketFor(person: Person, id = newId(), provider: Provider = 'google') {
  const { envelope } = await social(gateway.visit('aurora'), provider, id, person);
  return ticketOf(envelope.value);
}

const linksOf = ({ id }: Person) =>
  gateway.db
    .selectFrom('member')
    .select(['google_id', 'facebook_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const nothing = { google_id: null, facebook_id: null };

/** Where somebody failed, pictures are asked for: each try has one. */
async function tryWith(person: Person, ticket: string, password = DEMO_PASSWORD) {
  const browser = gateway.visit('aurora');
  const captcha = await solveCaptcha(gateway, browser);
  const called = await browser.login(person.account, password, { ticket, captcha });
  return { browser, code: called.envelope.code ?? called.status };
}

describe.each(providers)('an identity of %s that is not linked yet', (provider) => {
  it('asks for the password of the account, and lets nobody in', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const { status, envelope, headers } = await social(browser, provider, newId(), person);
    const ticket = ticketOf(envelope.value);
    expect([status, envelope.value]).toEqual([200, { link: true, ticket }]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await linksOf(person)).toEqual(nothing);
    const kept = await gateway.db
      .selectFrom('link_ticket')
      .select('hash')
      .where('member_id', '=', person.id)
      .execute();
    expect(kept).toEqual([{ hash: hashSecret(ticket) }]);
  });

  it('is linked by it, once, and lets in by itself from then on', async () => {
    const person = await addPerson(gateway);
    const id = newId();
    const ticket = await ticketFor(person, id, provider);
    const { browser, code } = await tryWith(person, ticket);
    expect(code).toBe(200);
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(person.account);
    expect(await linksOf(person)).toEqual({ ...nothing, [`${provider}_id`]: id });
    expect((await tryWith(person, ticket)).code).toBe('link.invalid');

    const { envelope } = await social(gateway.visit('aurora'), provider, id, person);
    expect(envelope.value).toMatchObject({ userName: person.account });
  });
});

describe('a ticket', () => {
  it('links nobody else, and opens nothing for them', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const ticket = await ticketFor(person);
    const { browser, code } = await tryWith(other, ticket);
    expect(code).toBe('link.invalid');
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    expect([await linksOf(other), await linksOf(person)]).toEqual([nothing, nothing]);
    expect((await tryWith(person, ticket)).code).toBe(200);
  });

  it('links with the password and not without it', async () => {
    const person = await addPerson(gateway);
    const ticket = await ticketFor(person);
    expect((await tryWith(person, ticket, 'not the password')).code).toBe('login.failed');
    expect(await linksOf(person)).toEqual(nothing);
  });

  it('is tried five times', async () => {
    const person = await addPerson(gateway);
    const [ticket, spare] = [await ticketFor(person), await ticketFor(person)];
    for (let count = 0; count < 4; count += 1) {
      expect((await tryWith(person, ticket, 'not the password')).code).toBe('login.failed');
      // On another account, so that the one is not made to wait.
      const other = await addPerson(gateway);
      expect((await tryWith(other, spare)).code).toBe('link.invalid');
    }
    expect((await tryWith(person, ticket)).code).toBe(200);
    await gateway.db.updateTable('member').set(nothing).where('id', '=', person.id).execute();
    expect((await tryWith(await addPerson(gateway), spare)).code).toBe('link.invalid');
    expect((await tryWith(person, spare)).code).toBe('link.invalid');
    expect(await linksOf(person)).toEqual(nothing);
  });

  it('lasts five minutes, and is then taken away', async () => {
    const person = await addPerson(gateway);
    const [early, late] = [await ticketFor(person), await ticketFor(person)];
    gateway.advance(4 * 60_000);
    expect((await tryWith(person, early)).code).toBe(200);
    gateway.advance(61_000);
    await gateway.db.updateTable('member').set(nothing).where('id', '=', person.id).execute();
    expect((await tryWith(person, late)).code).toBe('link.invalid');
    await gateway.sweep(gateway.now());
    const kept = gateway.db.selectFrom('link_ticket').where('member_id', '=', person.id);
    expect(await kept.select('hash').execute()).toEqual([]);
  });

  it('of another site, or of nobody, is refused before the password is looked at', async () => {
    const person = await addPerson(gateway);
    const elsewhere = await addPerson(gateway, { merchant: 'noir', account: person.account });
    const ticket = await ticketFor(person);
    const there = await gateway.visit('noir').login(elsewhere.account, 'no password', { ticket });
    expect([there.status, there.envelope.code]).toEqual([410, 'link.invalid']);
    expect((await tryWith(person, 'x'.repeat(43), 'no password')).code).toBe('link.invalid');
  });

  it('links no identity that another account has by now', async () => {
    const [person, other] = [await addPerson(gateway), await addPerson(gateway)];
    const id = newId();
    const ticket = await ticketFor(person, id);
    await gateway.db
      .updateTable('member')
      .set({ google_id: id })
      .where('id', '=', other.id)
      .execute();
    const { browser, code } = await tryWith(person, ticket);
    expect([code, browser.cookies.has('__Host-sid')]).toEqual(['link.invalid', false]);
    expect(await linksOf(person)).toEqual(nothing);
  });

  it('does not take an account from the identity it was linked to since', async () => {
    const person = await addPerson(gateway);
    const [one, two] = [await ticketFor(person, 'the-first'), await ticketFor(person)];
    expect((await tryWith(person, one)).code).toBe(200);
    expect((await tryWith(person, two)).code).toBe('link.invalid');
    expect(await linksOf(person)).toEqual({ ...nothing, google_id: 'the-first' });
  });

  it('is no use to a password that was sent to the address', async () => {
    const person = await addPerson(gateway);
    const ticket = await ticketFor(person);
    const once = await mailedPassword(gateway, gateway.visit('aurora'), person);
    const { code } = await tryWith(person, ticket, once);
    expect(code).toBe(200);
    expect(await linksOf(person)).toEqual(nothing);
  });
});
