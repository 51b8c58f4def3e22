import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { solveCaptcha } from '../../../testing/people.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { addGambler, GAME, type Gambler } from '../../../testing/players/gambler.ts';
import { addOffer } from '../../../testing/players/offers.ts';
import { openRegister, type TestRegister } from '../../../testing/players/register.ts';
import { policyWith } from '../../../testing/sites.ts';

const SITE = 'svea';
const place = { currency: 'EUR', timeZone: 'Europe/Stockholm', languages: ['EN'], flags: {} };

let gateway: TestGateway;
let counter: Counter;
let register: TestRegister;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    config: { memberWrites: 100_000 },
    sites: {
      [SITE]: { ...place, policy: policyWith({ registerCheck: 'login' }) },
      // Whose law asks a register, and that has none.
      alone: { ...place, policy: policyWith({ registerCheck: 'login' }) },
    },
  });
  counter = await openCounter(gateway, [SITE]);
  register = await openRegister(gateway, [SITE]);
});
afterEach(() => register.behave('answers'));
afterAll(async () => {
  await counter.stop();
  await register.stop();
  await gateway.stop();
});

const addPlayer = (merchant = SITE): Promise<Gambler> =>
  addGambler(gateway, { merchant, currency: 'EUR' });

const launched = async ({ browser }: Gambler) =>
  (await browser.call('launch', { query: GAME })).envelope;

const barOf = async ({ browser }: Gambler) =>
  (await browser.call('memberInfo')).envelope.value?.bar;

const guardOf = ({ id }: { readonly id: bigint }) =>
  gateway.db
    .selectFrom('member_guard')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();

/** All that stays with whoever may not play. */
async function reachesMoney({ browser }: Gambler): Promise<void> {
  const statuses = [
    (await browser.call('wallet')).status,
    (await browser.call('withdrawOptions')).status,
    (await browser.call('withdrawRecords', { query: {} })).status,
    (await browser.call('responsiblePlay')).status,
  ];
  expect(statuses).toEqual([200, 200, 200, 200]);
}

describe('a register that gives no answer', () => {
  it.each(['silent', 'forged', 'slow'] as const)(
    'leaves nobody playing or paying in, and everybody their money: %s [RG-22 api]',
    async (mode) => {
      const who = await addPlayer();
      expect((await launched(who)).success).toBe(true);
      await register.behave(mode);
      await who.browser.login(who.account);
      expect(await barOf(who)).toEqual({ kind: 'unasked', until: null });
      expect((await launched(who)).code).toBe('rg.register_silent');
      const paid = await counter.deposit(who, 'card', '50.00', randomUUID());
      expect([paid.status, paid.envelope.code]).toEqual([423, 'rg.register_silent']);
      await reachesMoney(who);
      await register.behave('answers');
      const { envelope } = await who.browser.call('askRegister');
      expect([envelope.success, envelope.value]).toEqual([true, {}]);
      expect((await launched(who)).success).toBe(true);
    },
  );

  it('shuts the game that is open, and is asked by itself until it is back', async () => {
    const who = await addPlayer();
    const token = (await who.launch()) ?? '';
    expect((await who.bet(token, '1.00', 'before')).status).toBe(200);
    await register.kill();
    try {
      await who.browser.login(who.account);
      expect((await who.bet(token, '1.00')).status).toBe(423);
      expect((await who.win(token, '2.00', 'before')).status).toBe(200);
    } finally {
      await register.restart();
    }
    gateway.advance(60_000);
    await expect.poll(async () => (await launched(who)).code, { timeout: 60_000 }).toBeUndefined();
  });

  it('keeps back no money that was under way, nor the bonus that comes with it', async () => {
    const payer = await counter.addPayer(SITE);
    const promoId = await addOffer(gateway, { merchant: SITE, minDeposit: 5_000n, bonus: 1_000n });
    await payer.browser.call('acceptDepositPromotion', { body: { promoId } });
    await counter.choose('paid_after_30s', 'in', SITE);
    const { status } = await counter.deposit(payer, 'card', '50.00');
    expect(status).toBe(200);
    await register.behave('silent');
    await payer.browser.login(payer.account);
    expect((await payer.browser.call('memberInfo')).envelope.value?.bar?.kind).toBe('unasked');
    await counter.pass(31);
    const wallet = async () => (await payer.browser.call('wallet')).envelope.value;
    await expect.poll(async () => (await wallet())?.cash, { timeout: 60_000 }).toBe('50.00');
    expect((await wallet())?.bonus).toBe('10.00');
  });

  it('is none where none is connected: play stays shut', async () => {
    const who = await addPlayer('alone');
    expect((await launched(who)).code).toBe('rg.register_silent');
    expect((await who.browser.call('askRegister')).envelope.value?.bar?.kind).toBe('unasked');
    await reachesMoney(who);
  });
});

describe('whoever is on it', () => {
  it('plays and pays in nowhere for as long as it says, and can have it ended here by nobody [RG-21 api]', async () => {
    const who = await addPlayer();
    const token = (await who.launch()) ?? '';
    expect((await who.bet(token, '1.00', 'open')).status).toBe(200);
    const until = gateway.now() + 90 * 86_400_000;
    await register.list(who, new Date(until).toISOString());
    await who.browser.login(who.account);
    expect(await barOf(who)).toEqual({ kind: 'register', until });
    expect(await launched(who)).toMatchObject({ code: 'rg.on_register', value: { until } });
    expect((await counter.deposit(who, 'card', '50.00', randomUUID())).status).toBe(423);
    // The game that was open: its round ends, and no other begins.
    expect((await who.bet(token, '1.00')).told.code).toBe('player.barred');
    expect((await who.win(token, '2.00', 'open')).status).toBe(200);
    await reachesMoney(who);
    expect((await who.browser.call('askReturn')).envelope.code).toBe('rg.too_early');
    expect((await who.browser.call('askRegister')).envelope.value?.bar?.kind).toBe('register');
    expect((await launched(who)).code).toBe('rg.on_register');
  });

  it('is held to it though it does not answer, or says the contrary before the end', async () => {
    const who = await addPlayer();
    await register.list(who, new Date(gateway.now() + 86_400_000).toISOString());
    await who.browser.login(who.account);
    // As if the e-mail it knows them by were another one from now on.
    const email = `other-${who.id}@example.org`;
    await gateway.db.updateTable('member').set({ email }).where('id', '=', who.id).execute();
    for (const mode of ['answers', 'silent'] as const) {
      await register.behave(mode);
      await who.browser.login(who.account);
      expect((await launched(who)).code).toBe('rg.on_register');
    }
  });

  it('is asked for anew when it ends, and plays when it says so and not before', async () => {
    const who = await addPlayer();
    await register.list(who, new Date(gateway.now() + 86_400_000).toISOString());
    await who.browser.login(who.account);
    const email = `again-${who.id}@example.org`;
    await gateway.db.updateTable('member').set({ email }).where('id', '=', who.id).execute();
    await register.behave('silent');
    gateway.advance(86_400_000);
    await who.browser.login(who.account);
    expect((await launched(who)).code).toBe('rg.register_silent');
    await register.behave('answers');
    await who.browser.login(who.account);
    expect((await launched(who)).success).toBe(true);
  });

  it('is barred by either of two log-ins at once', async () => {
    const who = await addPlayer();
    await register.list(who);
    const pages = [gateway.visit(SITE), gateway.visit(SITE)];
    // Each with a captcha: so many at once are asked for one.
    const captchas: string[] = [];
    for (const page of pages) captchas.push(await solveCaptcha(gateway, page));
    const entries = await Promise.all(
      pages.map((page, at) =>
        page.login(who.account, DEMO_PASSWORD, { captcha: captchas[at] ?? '' }),
      ),
    );
    expect(entries.map(({ envelope }) => envelope.code)).toEqual([undefined, undefined]);
    for (const page of pages) {
      const { envelope } = await page.call('launch', { query: GAME });
      expect(envelope.code).toBe('rg.on_register');
    }
    const guard = await guardOf(who);
    expect([guard.register_state, guard.register_until]).toEqual(['listed', null]);
  });

  it('opens an account like anybody, that is barred before its first log-in', async () => {
    const browser = gateway.visit(SITE);
    const email = `novice-${randomUUID()}@example.org`;
    const username = `novice${Date.now() % 1e6}`;
    const password = 'seven quiet rivers';
    await register.list({ email });
    const { envelope } = await browser.call('register', {
      payload: {
        username,
        password,
        confirmPassword: password,
        birthday: '1980-04-17',
        email,
        disclaimer: true,
        captcha: await solveCaptcha(gateway, browser),
      },
    });
    expect([envelope.code, envelope.value?.userName]).toEqual([undefined, username]);
    const member = await gateway.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const guard = await guardOf(member);
    expect(guard.register_state).toBe('listed');
  });
});
