import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../../../gateway.ts';
import { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { openOffice } from '../../../testing/players/office.ts';
import {
  addCard,
  addPayee,
  ordered,
  payoutOf,
  PIN,
  somebodysNumber,
  walletOf,
  withdraw,
  type Payee,
} from '../../../testing/players/payee.ts';

const { options, remove } = testOptions();

let gateway: TestGateway;
let second: Gateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  second = await startGateway({
    ...options,
    databaseUrl: gateway.databaseUrl,
    sites: gateway.sites.file,
    clock: gateway.now,
    memberWrites: 100_000,
  });
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await second.stop();
  await gateway.stop();
  remove();
});

/** The same person at the other gateway. */
function beside({ browser, ...payee }: Payee): Payee {
  const there = new Browser(second.port, 'aurora', gateway.now);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  there.token = browser.token;
  return { ...payee, browser: there };
}

const setRules = async (change: object): Promise<void> => {
  const row = await gateway.db
    .selectFrom('site_setting')
    .select('value')
    .where((its) => its.and({ merchant: 'aurora', key: 'payouts' }))
    .executeTakeFirstOrThrow();
  await gateway.db
    .updateTable('site_setting')
    .set({ value: JSON.stringify({ ...(row.value as object), ...change }) })
    .where((its) => its.and({ merchant: 'aurora', key: 'payouts' }))
    .execute();
};

const recordsOf = async ({ browser }: Payee) =>
  (await browser.call('withdrawRecords', { query: {} })).envelope.value?.list ?? [];

describe('an order', () => {
  it('of fifty at once over two gateways is taken as often as the balance allows', async () => {
    await setRules({ mostOpen: 20 });
    const payee = await addPayee(gateway, { money: 70_000n });
    const other = beside(payee);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => withdraw(at % 2 === 0 ? payee : other)),
    );
    await setRules({ mostOpen: 5 });
    const codes = answers.map(({ envelope }) => envelope.code ?? 'taken');
    expect(codes.filter((code) => code === 'taken')).toHaveLength(7);
    expect(codes.filter((code) => code === 'balance.short')).toHaveLength(43);
    expect(await recordsOf(payee)).toHaveLength(7);
    expect((await walletOf(payee))?.cash).toBe('0.00');
    expect(await gateway.operate('books', 'aurora')).toContain('I-6   holds');
  }, 120_000);

  it('is one for a key, however often it is sent', async () => {
    const payee = await addPayee(gateway);
    const key = randomUUID();
    const ids = await Promise.all(
      [payee, beside(payee), payee, beside(payee)].map((one) => ordered(one, '100.00', {}, key)),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await withdraw(payee, '200.00', {}, key)).envelope.code).toBe('idempotency.mismatch');
    expect(await recordsOf(payee)).toHaveLength(1);
    expect((await walletOf(payee))?.cash).toBe('9900.00');
  });

  it.each([
    '1e3',
    '-0',
    '-100.00',
    '٥٠٠',
    '1,000.00',
    '+100',
    ' 100',
    '0x10',
    '1000000000000000',
    'NaN',
    '',
  ])('of the sum %j is none', async (amount) => {
    const payee = await addPayee(gateway);
    const { status, envelope } = await withdraw(payee, amount);
    expect([status, envelope.code]).toEqual([400, 'request.invalid']);
    expect((await walletOf(payee))?.cash).toBe('10000.00');
  });

  it('of a part of a centavo, of nothing, or out of range is none', async () => {
    const payee = await addPayee(gateway);
    for (const amount of ['100.001', '0.001', '0', '0.00']) {
      expect([amount, (await withdraw(payee, amount)).status]).toEqual([amount, 400]);
    }
    for (const amount of ['99.99', '50000.01', '999999999999999']) {
      const { envelope } = await withdraw(payee, amount);
      expect([envelope.code, envelope.value]).toEqual([
        'amount.range',
        { min: '100.00', max: '50000.00' },
      ]);
    }
    expect((await withdraw(payee, '10000.01')).envelope.code).toBe('balance.short');
    expect(await recordsOf(payee)).toEqual([]);
  });

  it('takes whoever is known well enough, has few under way and is not held', async () => {
    const stranger = await addPayee(gateway, { level: 1 });
    const { envelope } = await withdraw(stranger);
    expect([envelope.code, envelope.value]).toEqual(['kyc.required', { level: 2 }]);
    const shown = await stranger.browser.call('withdrawOptions');
    expect(shown.envelope.value).toMatchObject({ kycRequired: 2, paymentPassword: 'set' });

    const payee = await addPayee(gateway, { money: 9_000_000n });
    for (let turn = 0; turn < 5; turn += 1) await ordered(payee, '5001');
    expect((await withdraw(payee)).envelope.code).toBe('withdraw.too_many_open');
  });

  it('is taken back by nobody who ordered it [RG-29 api]', async () => {
    const payee = await addPayee(gateway);
    const orderId = await ordered(payee, '5000.01');
    for (const [method, path] of [
      ['POST', `/wps/withdraw/${orderId}/cancel`],
      ['DELETE', `/wps/withdraw/${orderId}`],
      ['PUT', `/wps/withdraw/${orderId}`],
    ] as const) {
      const { status } = await payee.browser.send({ method, path });
      expect([method, status]).toEqual([method, method === 'POST' ? 404 : 405]);
    }
    expect(await payoutOf(payee, orderId)).toMatchObject({ status: 'review', nextStep: 'wait' });
  });

  it('leaves its fee where all of it is paid, and none where a part is', async () => {
    await setRules({ fee: { fixed: '10.00', share: 100 } });
    const [whole, part] = [await addPayee(gateway), await addPayee(gateway)];
    const { envelope } = await whole.browser.call('withdrawOptions');
    expect(envelope.value?.fee).toEqual({ fixed: '10.00', percent: '1.00' });
    const ends = async (payee: Payee, orderId: string, status: string) => {
      const looked = async () => {
        await counter.pass(10);
        return (await payoutOf(payee, orderId))?.status;
      };
      await expect.poll(looked, { timeout: 60_000, interval: 200 }).toBe(status);
    };
    await counter.choose('payout_paid', 'out');
    const first = await ordered(whole, '1000.00');
    await ends(whole, first, 'paid');
    await counter.choose('payout_in_part', 'out');
    const other = await ordered(part, '1000.00');
    await setRules({ fee: { fixed: '0', share: 0 } });
    await ends(part, other, 'partly_paid');
    expect(await payoutOf(whole, first)).toMatchObject({ fee: '20.00', paid: '1000.00' });
    expect(await payoutOf(part, other)).toMatchObject({ paid: '490.00', returned: '510.00' });
    const moved = await gateway.db
      .selectFrom('provider_movement')
      .innerJoin('payout', 'payout.id', 'provider_movement.payout_id')
      .select('provider_movement.amount')
      .where('payout.id', 'in', [BigInt(first), BigInt(other)])
      .orderBy('payout.id')
      .execute();
    expect(moved).toEqual([{ amount: 98_000n }, { amount: 49_000n }]);
    expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
  }, 120_000);

  it('reaches nobody else’s accounts and orders', async () => {
    const [mine, yours] = [await addPayee(gateway), await addPayee(gateway)];
    const orderId = await ordered(yours);
    const asked = await withdraw({ ...mine, cardId: yours.cardId });
    expect(asked.envelope.code).toBe('card.missing');
    const unknown = await withdraw({ ...mine, cardId: '9007199254740993' });
    expect({ ...unknown.envelope, traceId: '', serverTime: 0 }).toEqual({
      ...asked.envelope,
      traceId: '',
      serverTime: 0,
    });
    const looked = await mine.browser.call('withdrawOrder', { params: { orderId } });
    expect(looked.envelope.code).toBe('order.missing');
    expect(await recordsOf(mine)).toEqual([]);
    const removed = await mine.browser.call('removeBankCard', { query: { id: yours.cardId } });
    expect(removed.envelope.code).toBe('card.missing');
    expect((await yours.browser.call('bankCards')).envelope.value?.list).toHaveLength(1);
  });

  it('is open to whoever is excluded, and goes on beside an exclusion [RG-21 api] [CF-02 api]', async () => {
    const payee = await addPayee(gateway);
    const body = { duration: '6m', allBrands: false, confirm: true } as const;
    const [excluded, asked] = await Promise.all([
      payee.browser.call('exclude', { body }),
      withdraw(payee),
    ]);
    expect(excluded.status).toBe(200);
    // Either it came first, or its session had ended: nothing in between.
    expect(asked.envelope.code ?? 'taken').toMatch(/^(taken|auth\.required)$/);
    await payee.browser.login(payee.account);
    expect((await payee.browser.call('memberInfo')).envelope.value?.bar?.kind).toBe('exclusion');
    const orderId = await ordered(payee, '200.00');
    const ends = async () => (await payoutOf(payee, orderId))?.status;
    await expect.poll(ends, { timeout: 30_000, interval: 200 }).toMatch(/^(sent|paid)$/);
    for (let turn = 0; turn < 3; turn += 1) await counter.pass(20);
    await expect.poll(ends, { timeout: 30_000, interval: 200 }).toBe('paid');
  });
});

describe('what decides', () => {
  const lastOf = async (payee: Payee) => {
    const row = await gateway.db
      .selectFrom('payout')
      .select(['state', 'rule'])
      .where('member_id', '=', payee.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return row.rule ?? 'by itself';
  };

  it('is a rule up to a sum at once and a day, and a person beyond', async () => {
    const payee = await addPayee(gateway, { money: 9_000_000n });
    await ordered(payee, '5000.00');
    expect(await lastOf(payee)).toBe('by itself');
    await ordered(payee, '5000.01');
    expect(await lastOf(payee)).toBe('sum');
    await ordered(payee, '100.00');
    expect(await lastOf(payee)).toBe('day');
    const last = (await recordsOf(payee))[0];
    expect(last?.status).toBe('review');
    // What the rule was is for whoever decides, and for nobody else.
    expect(JSON.stringify(await payoutOf(payee, last?.orderId ?? ''))).not.toMatch(/rule|"day"/);
  });

  it('is a person where others are paid at the same account, and nobody is told', async () => {
    const [one, other] = [await addPayee(gateway), await addPayee(gateway)];
    const shared = await addCard(other, one.number);
    expect(shared.status).toBe(200);
    const own = await addCard(other, somebodysNumber());
    const shape = (value: object | null) => Object.keys(value ?? {}).toSorted();
    expect(shape(shared.envelope.value)).toEqual(shape(own.envelope.value));
    const cardId = shared.envelope.value?.cardId ?? '';
    await ordered({ ...other, cardId });
    expect(await lastOf(other)).toBe('shared');
  });
});

describe('an instrument', () => {
  it('has the name of its member, is there once, and one of five', async () => {
    const payee = await addPayee(gateway);
    const add = async (...asked: Parameters<typeof addCard>) =>
      (await addCard(...asked)).envelope.code ?? 'added';
    const other = { payeeName: 'Somebody Else' };
    expect(await add(payee, somebodysNumber(), PIN, other)).toBe('payee.mismatch');
    expect(await add(payee, payee.number)).toBe('card.known');
    expect(await add(payee, '12345')).toBe('card.format');
    expect(await add(payee, somebodysNumber(), PIN, { rail: 'card' })).toBe('request.invalid');
    expect(await add(payee, somebodysNumber(), PIN, { payeeName: '- -' })).toBe('request.invalid');
    expect(await add(payee, somebodysNumber(), PIN, { bank: '   ' })).toBe('request.invalid');
    expect(await add(payee, somebodysNumber(), PIN, { payeeName: 'REYES, nova' })).toBe('added');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await add(payee, somebodysNumber())).toBe('added');
    }
    expect(await add(payee, somebodysNumber())).toBe('card.limit');
    const { envelope } = await payee.browser.call('bankCards');
    expect(envelope.value).toMatchObject({ most: 5, rails: ['bank', 'ewallet'] });
    expect(envelope.value?.list).toHaveLength(5);
    expect((await payee.browser.call('security')).envelope.value?.bankCards).toBe(5);
  });

  it('stays while a payout is under way to it, and its number goes with it', async () => {
    const payee = await addPayee(gateway);
    await ordered(payee, '5000.01');
    const takeAway = () => payee.browser.call('removeBankCard', { query: { id: payee.cardId } });
    expect((await takeAway()).envelope.code).toBe('card.in_use');
    const { reference = '' } = (await recordsOf(payee))[0] ?? {};
    const office = openOffice(gateway);
    const ana = await office.employ('ana', ['payments']);
    await ana.operate(
      'act',
      'payouts.refuse',
      'aurora',
      '--reference',
      reference,
      '--why',
      'account',
    );
    office.close();
    expect((await walletOf(payee))?.cash).toBe('10000.00');
    // What went back was not taken out.
    const { envelope } = await payee.browser.call('statement', { query: {} });
    expect(envelope.value?.totals).toMatchObject({ withdrawals: '0.00', other: '0.00' });
    expect((await takeAway()).status).toBe(200);
    const kept = await gateway.db
      .selectFrom('instrument')
      .select('sealed')
      .where('member_id', '=', payee.id)
      .execute();
    expect(kept).toEqual([{ sealed: null }]);
    const [last] = await recordsOf(payee);
    expect(last).toMatchObject({ last4: payee.number.slice(-4), status: 'refused' });
    expect(await payoutOf(payee, last?.orderId ?? '')).toMatchObject({
      reason: 'account',
      nextStep: 'change_card',
      returned: '5000.01',
    });
    expect((await withdraw(payee)).envelope.code).toBe('card.missing');
  });

  it('that is new waits for its time, where a merchant says so', async () => {
    await setRules({ instrumentMinutes: 60 });
    const payee = await addPayee(gateway);
    await setRules({ instrumentMinutes: 0 });
    const [card] = (await payee.browser.call('bankCards')).envelope.value?.list ?? [];
    const usableAt = card?.usableAt ?? 0;
    expect(card?.state).toBe('new');
    const { envelope } = await withdraw(payee);
    expect([envelope.code, envelope.value]).toEqual(['card.new', { usableAt }]);
    gateway.advance(usableAt - gateway.now() - 1_000);
    await payee.browser.login(payee.account);
    expect((await withdraw(payee)).envelope.code).toBe('card.new');
    gateway.advance(2_000);
    expect((await withdraw(payee)).status).toBe(200);
  });
});

it('is told to open pages at once, and its money is shown as on its way', async () => {
  const payee = await addPayee(gateway);
  const page = await listen(payee.browser);
  const orderId = await ordered(payee, '5000.01');
  await page.next('payout', { orderId });
  await page.next('balance', { orderId });
  page.stop();
  expect(await walletOf(payee)).toMatchObject({
    sumBalance: '4999.99',
    cash: '4999.99',
    locked: '5000.01',
  });
});
