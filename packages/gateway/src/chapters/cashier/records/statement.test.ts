import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../kernel/database/transact.ts';
import { dayIn, daysOn, startOfDay } from '../../../kernel/time/days.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, openPractice } from '../../../testing/people.ts';
import { fromTo, houseAccount, openMemberAccount, post, type Transfer } from '../wallet/ledger.ts';

const ZONE = 'Asia/Manila';
const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ sites: { noir: { currency: 'PHP', timeZone: ZONE } } });
});
afterAll(() => gateway.stop());

/** Below zero it goes out. */
type Movement = readonly [kind: string, amount: bigint, at: number];

/** Somebody whose wallet has seen nothing but these, in this order. */
async function memberWith(movements: readonly Movement[], merchant = 'aurora'): Promise<Browser> {
  const { id: memberId, account } = await addPerson(gateway, { merchant });
  await transact(gateway.db, async (tx) => {
    const cash = await openMemberAccount(tx, { merchant, memberId, currency: 'PHP', kind: 'cash' });
    const house = await houseAccount(tx, merchant, 'PHP');
    for (const [kind, amount, at] of movements) {
      const legs = amount < 0n ? fromTo(cash, house, -amount) : fromTo(house, cash, amount);
      await post(tx, merchant, 'PHP', [{ kind: kind as Transfer['kind'], at, legs }]);
    }
  });
  const browser = gateway.visit(merchant);
  await browser.login(account);
  return browser;
}

const today = () => dayIn(ZONE, gateway.now());
const daysAgo = (count: number) => daysOn(today(), -count);
const midnight = (day: string) => startOfDay(ZONE, day);

async function statement(browser: Browser, query: object = {}) {
  const { envelope } = await browser.call('statement', { query });
  if (envelope.value === null) throw new Error(envelope.code);
  return envelope.value;
}

describe('a statement', () => {
  it('parts its days at midnight where the merchant is, and sums them by kinds [RG-16 api] [BX-10 api]', async () => {
    const [before, first, second, after] = [9, 8, 7, 6].map(daysAgo) as [
      string,
      string,
      string,
      string,
    ];
    const member = await memberWith([
      ['deposit', 100_00n, midnight(first) - 1],
      ['deposit', 50_00n, midnight(first)],
      ['bet', -30_00n, midnight(first) + MINUTE],
      ['win', 12_50n, midnight(second) - MINUTE],
      ['bet', -20_00n, midnight(second)],
      ['rollback', 20_00n, midnight(second) + MINUTE],
      ['bonus', 5_00n, midnight(second) + 2 * MINUTE],
      ['rebate', 1_00n, midnight(second) + 3 * MINUTE],
      ['withdraw', -40_00n, midnight(after) - MINUTE],
      ['withdraw', -8_00n, midnight(after)],
    ]);
    const line = (kind: string, sums: { in?: string; out?: string }) => ({
      kind,
      entries: 1,
      in: '0.00',
      out: '0.00',
      ...sums,
    });
    expect(await statement(member, { from: first, to: second })).toEqual({
      currency: 'PHP',
      from: first,
      to: second,
      opening: '100.00',
      closing: '98.50',
      totals: {
        deposits: '50.00',
        withdrawals: '40.00',
        netDeposits: '10.00',
        staked: '30.00',
        won: '12.50',
        net: '-17.50',
        bonuses: '5.00',
        other: '1.00',
        transfersIn: '0.00',
        transfersOut: '0.00',
      },
      days: [
        {
          day: second,
          balance: '98.50',
          lines: [
            line('bet', { out: '20.00' }),
            line('bonus', { in: '5.00' }),
            line('rebate', { in: '1.00' }),
            line('rollback', { in: '20.00' }),
            line('withdraw', { out: '40.00' }),
          ],
        },
        {
          day: first,
          balance: '132.50',
          lines: [
            line('bet', { out: '30.00' }),
            line('deposit', { in: '50.00' }),
            line('win', { in: '12.50' }),
          ],
        },
      ],
    });
    expect(await statement(member, { from: before, to: before })).toMatchObject({
      opening: '0.00',
      closing: '100.00',
    });
  });

  it('ends at what the wallets hold, wherever it lies, and begins three months ago', async () => {
    const member = gateway.visit('aurora');
    await member.login('marisol88');
    const whole = await statement(member);
    const expected = Temporal.PlainDate.from(today()).subtract({ months: 3 }).toString();
    expect([whole.from, whole.to]).toEqual([expected, today()]);
    const { envelope } = await member.call('memberWallet');
    expect(whole.closing).toBe(envelope.value?.sumBalance);
    expect(whole.days.length).toBeGreaterThan(3);
    const minor = (text: string) => BigInt(text.replace('.', ''));
    const { deposits, withdrawals, net, bonuses, other } = whole.totals;
    expect(minor(whole.closing) - minor(whole.opening)).toBe(
      [deposits, net, bonuses, other].reduce((sum, one) => sum + minor(one), -minor(withdrawals)),
    );
    // Any part of it begins where the part before ends.
    const { day } = whole.days[Math.floor(whole.days.length / 2)] ?? { day: '' };
    const early = await statement(member, { from: whole.from, to: day });
    const late = await statement(member, { from: daysOn(day, 1), to: whole.to });
    expect([early.opening, early.closing, late.closing]).toEqual([
      whole.opening,
      late.opening,
      whole.closing,
    ]);
  });

  it('tells of a transfer to a vendor once, and keeps its sum', async () => {
    const member = await memberWith([['deposit', 90_00n, gateway.now()]]);
    const move = (from: string, to: string, amount: string) =>
      member.call('transfer', { body: { from, to, amount } });
    await move('MAIN', 'NPL', '25.50');
    await move('NPL', 'MAIN', '5.00');
    const { closing, totals, days } = await statement(member, { from: daysAgo(1) });
    expect([closing, totals.other]).toEqual(['90.00', '0.00']);
    expect(totals).toMatchObject({ transfersIn: '5.00', transfersOut: '25.50', deposits: '90.00' });
    const lines = days.flatMap((one) => one.lines).filter(({ kind }) => kind === 'transfer');
    expect(lines.reduce((sum, { entries }) => sum + entries, 0)).toBe(2);
  });

  it('takes from deposits what was taken back of them', async () => {
    const at = gateway.now();
    const member = await memberWith([
      ['deposit', 90_00n, at],
      ['chargeback', -40_00n, at + 1],
      ['chargeback_won', 15_00n, at + 2],
      ['sent_back', -5_00n, at + 3],
    ]);
    const { totals } = await statement(member);
    expect(totals).toMatchObject({ deposits: '60.00', netDeposits: '60.00', other: '0.00' });
  });

  it('is empty of whoever has moved nothing', async () => {
    const { account } = await addPerson(gateway);
    const member = gateway.visit('aurora');
    await member.login(account);
    expect(await statement(member)).toMatchObject({ opening: '0.00', closing: '0.00', days: [] });
  });

  it('is of one merchant', async () => {
    const at = gateway.now();
    const here = await memberWith([['deposit', 1_00n, at]]);
    const there = await memberWith([['deposit', 2_00n, at]], 'noir');
    expect((await statement(here)).totals.deposits).toBe('1.00');
    expect((await statement(there)).totals.deposits).toBe('2.00');
  });
});

describe('who may have it', () => {
  it('is given to a member who is barred from play', async () => {
    const member = await memberWith([['deposit', 3_00n, gateway.now()]]);
    const account = (await member.call('memberInfo')).envelope.value?.account ?? '';
    await member.call('timeOut', { body: { duration: '24h' } });
    await member.login(account);
    expect((await member.call('addFavourite', { body: { nodeId: 'moon-orchard' } })).status).toBe(
      423,
    );
    expect((await statement(member)).closing).toBe('3.00');
  });

  it('is refused to guests, and to whoever is not logged in', async () => {
    const guest = gateway.visit('aurora');
    expect((await guest.call('statement')).status).toBe(401);
    const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
    guest.token = envelope.value?.token;
    await openPractice(guest);
    expect((await guest.call('statement')).status).toBe(403);
  });
});

describe('days of which there is none', () => {
  it.each([
    ['a day that does not exist', { from: '2026-02-31' }, 'from'],
    ['words', { to: 'yesterday' }, 'to'],
    ['an end before the beginning', { from: '2026-05-02', to: '2026-05-01' }, 'to'],
    ['thirteen months', { from: '2025-04-01', to: '2026-05-01' }, 'from'],
    ['twelve months and a day', { from: '2025-04-30', to: '2026-05-01' }, 'from'],
  ])('refuses %s', async (_, query, field) => {
    const member = await memberWith([]);
    const { status, envelope } = await member.call('statement', { query });
    expect([status, envelope.code, envelope.errors?.map((one) => one.field)]).toEqual([
      400,
      'request.invalid',
      [field],
    ]);
  });

  it('takes twelve whole months', async () => {
    const member = await memberWith([]);
    const query = { from: '2025-05-01', to: '2026-05-01' };
    expect(await statement(member, query)).toMatchObject(query);
  });
});
