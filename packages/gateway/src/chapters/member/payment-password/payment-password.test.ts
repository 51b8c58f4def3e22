import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../../../gateway.ts';
import { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';
import { addPerson, sentSince } from '../../../testing/people.ts';
import { addCard, addPayee, PIN, somebodysNumber } from '../../../testing/players/payee.ts';

const HOUR = 3_600_000;
const { options, remove } = testOptions();

let gateway: TestGateway;
let second: Gateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  second = await startGateway({
    ...options,
    databaseUrl: gateway.databaseUrl,
    sites: gateway.sites.file,
    clock: gateway.now,
    memberWrites: 100_000,
  });
});
afterAll(async () => {
  await second.stop();
  await gateway.stop();
  remove();
});

interface In {
  readonly browser: Browser;
}

const set = ({ browser }: In, payload: { new: string; old?: string; password?: string }) =>
  browser.call('setPaymentPassword', { payload });
const reset = ({ browser }: In, payload: { new: string; code: string; password?: string }) =>
  browser.call('resetPaymentPassword', { payload });
/** An account is added with it: whether that works says whether it is right. */
const isRight = async (who: In, pin: string) => {
  const { envelope } = await addCard(who, somebodysNumber(), pin);
  return envelope.code ?? 'right';
};

async function enter() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return { ...person, browser };
}

const stateOf = async ({ browser }: In) => (await browser.call('withdrawOptions')).envelope.value;

const titlesOf = async ({ browser }: In) =>
  (await browser.call('inbox', { query: {} })).envelope.value?.list.map(({ title }) => title) ?? [];

describe('the first', () => {
  it('is set soon after a log-in, and later with a fresh proof', async () => {
    const who = await enter();
    expect((await stateOf(who))?.paymentPassword).toBe('unset');
    expect(await isRight(who, PIN)).toBe('payment_password.unset');
    gateway.advance(10 * 60_000);
    expect((await set(who, { new: PIN })).envelope.code).toBe('proof.required');
    await who.browser.call('prove', { payload: { password: DEMO_PASSWORD } });
    expect((await set(who, { new: PIN })).status).toBe(200);
    expect(await stateOf(who)).toMatchObject({ paymentPassword: 'set' });
    expect((await who.browser.call('security')).envelope.value?.paymentPassword).toBe(true);
    expect(await isRight(who, PIN)).toBe('right');
    expect(await titlesOf(who)).toContain('Your payment password was set');
    expect((await set(who, { new: '582047' })).envelope.code).toBe('request.invalid');
  });

  it('is six digits, and none that many choose', async () => {
    const who = await enter();
    for (const weak of ['123456', '000000', '121212']) {
      expect([weak, (await set(who, { new: weak })).envelope.code]).toEqual([
        weak,
        'payment_password.weak',
      ]);
    }
    for (const none of ['47119', '4711930', '47119a', '٤٧١١٩٣', ' 471193', '']) {
      expect([none, (await set(who, { new: none })).status]).toEqual([none, 400]);
    }
    const row = await gateway.db
      .selectFrom('member')
      .select('payment_password_hash')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow();
    expect(row.payment_password_hash).toBeNull();
  });

  it('is one of two that are set at once', async () => {
    const who = await enter();
    const answers = await Promise.all([set(who, { new: '471193' }), set(who, { new: '582047' })]);
    const [other, one] = answers.map(({ envelope }) => envelope.code ?? 'set').toSorted();
    // It came a moment too late, or was asked for the one that is there by then.
    expect([one, other]).toEqual([
      'set',
      expect.stringMatching(/^(payment_password\.wrong|request\.invalid)$/),
    ]);
  });

  it('holds payouts for a while, where a merchant says so', async () => {
    const change = (minutes: number) =>
      gateway.db
        .updateTable('site_setting')
        .set((its) => ({
          value: its.fn('jsonb_set', [
            'value',
            its.val('{holdMinutes,first}'),
            its.val(JSON.stringify(minutes)),
          ]),
        }))
        .where((its) => its.and({ merchant: 'aurora', key: 'payouts' }))
        .execute();
    await change(1_440);
    const who = await addPayee(gateway);
    await change(0);
    const holdUntil = (await stateOf(who))?.holdUntil ?? 0;
    expect(Math.abs(holdUntil - gateway.now() - 24 * HOUR)).toBeLessThan(60_000);
    const payload = { cardId: who.cardId, amount: '100.00', paymentPassword: PIN };
    const asked = await who.browser.call('withdraw', {
      payload,
      headers: { 'idempotency-key': 'while-it-is-held' },
    });
    expect([asked.status, asked.envelope.code, asked.envelope.value]).toEqual([
      423,
      'withdraw.held',
      { until: holdUntil },
    ]);
    // With the old one it is changed without another wait, and without a shorter one.
    expect((await set(who, { old: PIN, new: '582047' })).status).toBe(200);
    expect((await stateOf(who))?.holdUntil).toBe(holdUntil);
  });
});

describe('a wrong one', () => {
  it('is counted, and the fifth locks it for a day, whoever then knows it', async () => {
    const who = await addPayee(gateway);
    for (const left of [4, 3, 2, 1]) {
      const { envelope } = await addCard(who, somebodysNumber(), '900000');
      expect([envelope.code, envelope.value]).toEqual([
        'payment_password.wrong',
        { attemptsLeft: left },
      ]);
    }
    const fifth = await set(who, { old: '900001', new: '582047' });
    expect([fifth.status, fifth.envelope.code]).toEqual([423, 'payment_password.locked']);
    const { lockedUntil = 0, paymentPassword } = (await stateOf(who)) ?? {};
    expect(paymentPassword).toBe('locked');
    expect(Math.abs(lockedUntil - gateway.now() - 24 * HOUR)).toBeLessThan(60_000);
    expect(fifth.envelope.value).toEqual({ attemptsLeft: 0, until: lockedUntil });
    expect(await isRight(who, PIN)).toBe('payment_password.locked');
    gateway.advance(lockedUntil - gateway.now() - 60_000);
    await who.browser.login(who.account);
    expect(await isRight(who, PIN)).toBe('payment_password.locked');
    gateway.advance(120_000);
    await who.browser.login(who.account);
    expect(await isRight(who, PIN)).toBe('right');
    // Begun anew.
    expect((await addCard(who, somebodysNumber(), '900000')).envelope.value).toEqual({
      attemptsLeft: 4,
    });
  });

  it('is looked at five times at most, from however many addresses and gateways at once', async () => {
    const who = await addPayee(gateway);
    const other = new Browser(second.port, 'aurora', gateway.now);
    for (const [name, value] of who.browser.cookies) other.cookies.set(name, value);
    other.token = who.browser.token;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 === 0 ? who.browser : other).call('setPaymentPassword', {
          payload: { old: String(900_000 + at), new: '582047' },
          headers: { 'x-forwarded-for': `203.0.113.${at}` },
        }),
      ),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 'payment_password.wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'payment_password.locked')).toHaveLength(36);
    expect(await isRight(who, PIN)).toBe('payment_password.locked');
  });

  it('of one member is nobody else’s, and a right one forgets it', async () => {
    const [who, other] = [await addPayee(gateway), await addPayee(gateway)];
    for (let turn = 0; turn < 4; turn += 1) await addCard(who, somebodysNumber(), '900000');
    expect(await isRight(other, PIN)).toBe('right');
    expect(await isRight(who, PIN)).toBe('right');
    expect((await addCard(who, somebodysNumber(), '900000')).envelope.value).toEqual({
      attemptsLeft: 4,
    });
  });
});

describe('one that was forgotten', () => {
  async function codeOf(who: In & { readonly mobileNum: string }): Promise<string> {
    const before = gateway.outbox.length;
    const { envelope } = await who.browser.call('paymentPasswordCode');
    expect(envelope.value?.by).toBe('sms');
    await sentSince(gateway, before, `+63${who.mobileNum}`);
    const sent = gateway.outbox.findLast(({ to }) => to === `+63${who.mobileNum}`);
    return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '';
  }

  it('is set anew by a code and the password of the account; it unlocks, and payouts wait', async () => {
    const who = await enter();
    await set(who, { new: PIN });
    for (let turn = 0; turn < 5; turn += 1) await addCard(who, somebodysNumber(), '900000');
    expect((await stateOf(who))?.paymentPassword).toBe('locked');
    const code = await codeOf(who);
    const wrongCode = code === '111222' ? '222111' : '111222';
    const refused = async (payload: Parameters<typeof reset>[1]) =>
      (await reset(who, payload)).envelope.code;
    const good = { new: '582047', code, password: DEMO_PASSWORD };
    expect(await refused({ ...good, code: wrongCode })).toBe('sms.wrong');
    expect(await refused({ ...good, password: 'not that of anybody' })).toBe('password.old_wrong');
    expect(await refused({ new: '582047', code })).toBe('password.old_wrong');
    expect(await refused({ ...good, new: '123456' })).toBe('payment_password.weak');
    expect((await reset(who, good)).status).toBe(200);
    expect(await refused(good)).toBe('sms.wrong');
    expect(await isRight(who, '582047')).toBe('right');
    const { holdUntil = 0, paymentPassword } = (await stateOf(who)) ?? {};
    expect(paymentPassword).toBe('set');
    expect(Math.abs(holdUntil - gateway.now() - 24 * HOUR)).toBeLessThan(60_000);
    expect((await titlesOf(who)).join()).toContain('Your payment password was set');
  });

  it('has a code that ends, of which few are sent and few are tried', async () => {
    const who = await enter();
    const code = await codeOf(who);
    const soon = await who.browser.call('paymentPasswordCode');
    expect(soon.envelope.code).toBe('rate.limited');
    gateway.advance(11 * 60_000);
    const late = { new: PIN, code, password: DEMO_PASSWORD };
    expect((await reset(who, late)).envelope.code).toBe('sms.expired');
    const other = await enter();
    await codeOf(other);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset(other, { ...late, code: String(300_000 + at) })),
    );
    const codes = guesses.map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === 'sms.wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'rate.limited')).toHaveLength(15);
  });

  it('is not to be had by somebody else’s code', async () => {
    const [mine, yours] = [await enter(), await enter()];
    await codeOf(mine);
    const code = await codeOf(yours);
    const asked = await reset(mine, { new: PIN, code, password: DEMO_PASSWORD });
    expect(asked.envelope.code).toBe('sms.wrong');
  });
});
