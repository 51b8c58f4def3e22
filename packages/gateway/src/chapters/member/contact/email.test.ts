import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, sentSince } from '../../../testing/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

interface In {
  readonly browser: Browser;
  readonly id: bigint;
  readonly email: string;
}

async function enter(options: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(gateway, options);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return { ...person, browser };
}

let made = 0;
const somewhere = () => `new.${(made += 1)}@example.net`;

const ask = ({ browser }: In, email: string) => browser.call('emailCode', { payload: { email } });
const set = ({ browser }: In, email: string, code: string, headers = {}) =>
  browser.call('setEmail', { payload: { email, code }, headers });

async function codeFor(who: In, email: string): Promise<string> {
  const before = gateway.outbox.length;
  expect((await ask(who, email)).envelope.code).toBeUndefined();
  await sentSince(gateway, before, email);
  const mail = gateway.outbox.findLast(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}
const otherThan = (code: string, by = 1) =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

const stateOf = async ({ browser }: In) => (await browser.call('security')).envelope.value?.email;
const addressOf = async ({ id }: In) => {
  const { email } = await gateway.db
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
};

describe('another address', () => {
  it('is the member’s once a code was shown that went there, and the one before is told', async () => {
    const who = await enter({ emailVerified: false });
    expect(await stateOf(who)).toBe('unverified');
    const email = somewhere();
    const code = await codeFor(who, email);
    expect(await addressOf(who)).toBe(who.email);
    const before = gateway.outbox.length;
    expect((await set(who, email, code)).status).toBe(200);
    expect([await addressOf(who), await stateOf(who)]).toEqual([email, 'verified']);
    await sentSince(gateway, before, who.email);
    const told = gateway.outbox.slice(before);
    expect(told.map(({ to }) => to)).toEqual([who.email]);
    expect(told[0]?.text).toContain('Another mail address belongs to your account now.');
    // It works once.
    expect((await set(who, email, code)).envelope.code).toBe('sms.wrong');
  });

  it('holds payouts for a day', async () => {
    const who = await enter();
    const email = somewhere();
    expect((await set(who, email, await codeFor(who, email))).status).toBe(200);
    const { envelope } = await who.browser.call('withdrawOptions');
    const held = (envelope.value?.holdUntil ?? 0) - gateway.now();
    expect(Math.abs(held - 24 * HOUR)).toBeLessThan(MINUTE);
  });

  it('is proven without news to anybody where it was theirs before', async () => {
    const who = await enter({ emailVerified: false });
    const code = await codeFor(who, who.email);
    const before = gateway.outbox.length;
    expect((await set(who, who.email, code)).status).toBe(200);
    expect(await stateOf(who)).toBe('verified');
    expect(gateway.outbox.slice(before)).toEqual([]);
  });

  it('takes with it a password for one use that went to the one before', async () => {
    const who = await enter();
    await gateway.db
      .insertInto('one_time_password')
      .values({
        merchant: 'aurora',
        member_id: who.id,
        hash: Buffer.of(1),
        expires_at: new Date(gateway.now() + HOUR),
      })
      .execute();
    const email = somewhere();
    await set(who, email, await codeFor(who, email));
    const left = await gateway.db
      .selectFrom('one_time_password')
      .select('member_id')
      .where('member_id', '=', who.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('that is another’s is refused to whoever has it, and to nobody before', async () => {
    const [who, other] = [await enter(), await enter()];
    const code = await codeFor(who, other.email.toUpperCase());
    expect((await set(who, other.email, otherThan(code))).envelope.code).toBe('sms.wrong');
    expect((await set(who, other.email, code)).envelope.code).toBe('email.taken');
    expect([await addressOf(who), await addressOf(other)]).toEqual([who.email, other.email]);
  });
});

describe('a code for it', () => {
  it('needs a fresh proof where the log-in was a while ago', async () => {
    const who = await enter();
    gateway.advance(10 * MINUTE);
    const email = somewhere();
    expect((await ask(who, email)).envelope.code).toBe('proof.required');
    await who.browser.call('prove', { payload: { password: DEMO_PASSWORD } });
    expect((await ask(who, email)).status).toBe(200);
  });

  it('makes no other address theirs, nor anybody else’s', async () => {
    const [who, other] = [await enter(), await enter()];
    const email = somewhere();
    const code = await codeFor(who, email);
    expect((await set(who, somewhere(), code)).envelope.code).toBe('sms.wrong');
    expect((await set(other, email, code)).envelope.code).toBe('sms.wrong');
    expect((await set(who, email, code)).status).toBe(200);
  });

  it('is over after ten minutes', async () => {
    const who = await enter();
    const email = somewhere();
    const code = await codeFor(who, email);
    gateway.advance(10 * MINUTE);
    expect((await set(who, email, code)).envelope.code).toBe('sms.expired');
  });

  it('is looked at five times at most, from however many addresses', async () => {
    const who = await enter();
    const email = somewhere();
    const code = await codeFor(who, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        set(who, email, otherThan(code, at + 1), { 'x-forwarded-for': `203.0.113.${at}` }),
      ),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === 'sms.wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'rate.limited')).toHaveLength(15);
    expect((await set(who, email, code)).envelope.code).toBe('rate.limited');
    expect(await addressOf(who)).toBe(who.email);
  });

  it('goes once a minute, and to one mailbox five times a day, whoever asks', async () => {
    const email = somewhere();
    const first = await enter();
    expect((await ask(first, email)).status).toBe(200);
    expect((await ask(first, email)).envelope.code).toBe('rate.limited');
    for (let turn = 0; turn < 4; turn += 1)
      expect((await ask(await enter(), email)).status).toBe(200);
    expect((await ask(await enter(), email)).envelope.code).toBe('rate.limited');
  });

  it('is kept as a digest, and stands in no log', async () => {
    const who = await enter();
    const code = await codeFor(who, somewhere());
    const rows = await gateway.db
      .selectFrom('contact_code')
      .selectAll()
      .where('member_id', '=', who.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash.toString('utf8')).not.toContain(code);
  });
});
