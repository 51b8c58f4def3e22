import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '@livery/demo-payments/testing/visitor';
import { startGateway, type Gateway } from '../../../gateway.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';
import { openCounter, type Counter, type Payer } from '../../../testing/players/counter.ts';
import { fromTo, post, sideAccount } from '../wallet/ledger.ts';

const { options, remove } = testOptions();

let gateway: TestGateway;
let second: Gateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway();
  second = await startGateway({
    ...options,
    databaseUrl: gateway.databaseUrl,
    sites: gateway.sites.file,
    clock: gateway.now,
  });
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await second.stop();
  await gateway.stop();
  remove();
});

const limitTo = async ({ browser }: Payer, amount: string) => {
  const body = { type: 'deposit', period: '24h', amount } as const;
  expect((await browser.call('setLimit', { body })).status).toBe(200);
};

async function opened(...asked: Parameters<Counter['deposit']>): Promise<string> {
  const { envelope } = await counter.deposit(...asked);
  if (envelope.value === null) throw new Error(`refused: ${envelope.code}`);
  return envelope.value.orderId;
}

const orderOf = async ({ browser }: Payer, kindOrId: string) =>
  (await browser.call('depositOrder', { params: { kindOrId } })).envelope.value;

const ends = (payer: Payer, orderId: string, status: string) =>
  expect
    .poll(async () => (await orderOf(payer, orderId))?.status, { timeout: 20_000, interval: 200 })
    .toBe(status);

const cashOf = async ({ browser }: Payer) => (await browser.call('wallet')).envelope.value?.cash;

const stagesOf = async (payer: Payer, orderId: string) =>
  (await orderOf(payer, orderId))?.stages.map(({ stage }) => stage);

describe('an order', () => {
  it('of fifty at once over two gateways is taken as often as the limit holds [RG-05 api] [RG-09 api]', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '700.00');
    const there = new Browser(second.port, 'aurora', gateway.now);
    for (const [name, value] of payer.browser.cookies) there.cookies.set(name, value);
    there.token = payer.browser.token;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        counter.deposit(at % 2 === 0 ? payer : { ...payer, browser: there }, 'card'),
      ),
    );
    const codes = answers.map(({ envelope }) => envelope.code ?? 'taken');
    expect(codes.filter((code) => code === 'taken')).toHaveLength(7);
    expect(codes.filter((code) => code === 'rg.limit_reached')).toHaveLength(43);
    const refused = answers.find(({ envelope }) => envelope.code === 'rg.limit_reached');
    expect(refused?.envelope.value).toMatchObject({
      limitType: 'deposit',
      period: '24h',
      limit: '700.00',
      used: '700.00',
      room: '0.00',
    });
    const { envelope } = await payer.browser.call('depositMethods');
    expect(envelope.value?.room).toMatchObject({ amount: '0.00', period: '24h' });
  });

  it('is one for a key, however often it is sent', async () => {
    const payer = await counter.addPayer();
    const key = randomUUID();
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => opened(payer, 'card', '100.00', key)),
    );
    expect(new Set(ids).size).toBe(1);
    const other = await counter.deposit(payer, 'card', '200.00', key);
    expect(other.envelope.code).toBe('idempotency.mismatch');
    const { envelope } = await payer.browser.call('depositRecords', { query: {} });
    expect(envelope.value?.list).toHaveLength(1);
  });

  it('is refused for its sum, its quote, its way and for whom nobody knows', async () => {
    const payer = await counter.addPayer();
    const ask = (kindOrId: 'gateway' | 'bank', amount: string, expectedCredit = amount) =>
      payer.browser.call('deposit', {
        params: { kindOrId },
        body: { methodId: 'of-tests-card', amount, expectedCredit },
        headers: { 'idempotency-key': randomUUID() },
      });
    const low = await ask('gateway', '9.99');
    expect([low.status, low.envelope.code, low.envelope.value]).toEqual([
      422,
      'amount.range',
      { min: '10.00', max: '100000.00' },
    ]);
    expect((await ask('gateway', '50.00', '49.00')).envelope).toMatchObject({
      code: 'quote.changed',
      value: { credit: '50.00' },
    });
    expect((await ask('bank', '50.00')).envelope.code).toBe('method.closed');
    expect((await ask('gateway', '100000.00')).status).toBe(200);
    expect((await ask('gateway', '100000.00')).envelope).toMatchObject({
      code: 'kyc.required',
      value: { level: 1 },
    });
    await gateway.db
      .updateTable('member')
      .set({ kyc_level: 1 })
      .where('id', '=', payer.id)
      .execute();
    expect((await ask('gateway', '100000.00')).status).toBe(200);
  });

  it('waits until it was answered whether a limit is wanted [RG-06 api]', async () => {
    const payer = await counter.addPayer();
    await gateway.db
      .updateTable('member_guard')
      .set({ prompt_answered_at: null })
      .where('member_id', '=', payer.id)
      .execute();
    const prompt = async () => (await payer.browser.call('depositMethods')).envelope.value?.prompt;
    expect(await prompt()).toBe(true);
    expect((await counter.deposit(payer, 'card')).envelope.code).toBe('rg.prompt');
    await limitTo(payer, '500.00');
    expect(await prompt()).toBe(false);
    expect((await counter.deposit(payer, 'card')).status).toBe(200);
  });

  it('is cancelled by its member alone, and gives its room back', async () => {
    const payer = await counter.addPayer();
    const other = await counter.addPayer();
    await limitTo(payer, '100.00');
    const kindOrId = await opened(payer, 'card');
    const cancel = ({ browser }: Payer) => browser.call('cancelDeposit', { params: { kindOrId } });
    expect((await cancel(other)).envelope.code).toBe('order.missing');
    expect((await counter.deposit(payer, 'card')).envelope.code).toBe('rg.limit_reached');
    expect((await cancel(payer)).envelope.value?.status).toBe('cancelled');
    expect((await cancel(payer)).envelope.code).toBe('order.final');
    expect((await counter.deposit(payer, 'card')).status).toBe(200);
  });
});

it('is offered along the ways that are on, and as a law takes them', async () => {
  const payer = await counter.addPayer();
  const offered = async () => (await payer.browser.call('depositMethods')).envelope.value;
  const all = (await offered())?.methods ?? [];
  expect(all.find(({ id }) => id === 'of-tests-qr')).toEqual({
    id: 'of-tests-qr',
    kind: 'gateway',
    rail: 'qr',
    name: 'qr',
    min: '10.00',
    max: '100000.00',
    fee: { fixed: '0.00', percent: '0.00' },
    presets: [],
  });
  const switchQr = (enabled: boolean) =>
    gateway.db
      .updateTable('pay_method')
      .set({ enabled })
      .where('merchant', '=', 'aurora')
      .where('id', '=', 'of-tests-qr')
      .execute();
  await switchQr(false);
  const fewer = await offered();
  await switchQr(true);
  expect(fewer?.methods).toHaveLength(all.length - 1);
  expect(fewer).not.toHaveProperty('last');
  await opened(payer, 'bank');
  expect((await offered())?.last).toBe('of-tests-bank');
});

it('leads from the page of the provider back to the page of its order', async () => {
  const payer = await counter.addPayer();
  const id = await opened(payer, 'ewallet');
  const { action } = (await orderOf(payer, id)) ?? {};
  if (action?.type !== 'redirect') throw new Error('it is not paid on a page');
  const { headers } = await visit(`${action.url}/cancel`, { form: {} });
  const back = new URL(headers.location ?? '');
  expect(back.hostname).toBe('aurora.localhost');
  expect(back.pathname + back.search).toBe(`/m/voucherCenter?order=${id}`);
});

describe('an order that a gateway left when it was killed', () => {
  const leave = async ({ id }: Payer, age: number) => {
    const at = new Date(gateway.now() - age);
    const row = await gateway.db
      .insertInto('deposit_order')
      .values({
        merchant: 'aurora',
        member_id: id,
        method_id: 'of-tests-card',
        method_name: 'Card',
        provider: 'demo',
        rail: 'card',
        reference: `D-${randomUUID()}`,
        amount: 10_000n,
        fee: 0n,
        currency: 'PHP',
        reserved: 10_000n,
        return_url: 'http://aurora.localhost/m/voucherCenter?order=',
        leased_until: at,
        next_check_at: at,
        created_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id.toString();
  };

  it('is sent by another, and can be paid', async () => {
    const payer = await counter.addPayer();
    const id = await leave(payer, 40_000);
    await ends(payer, id, 'open');
    expect(await orderOf(payer, id)).toMatchObject({
      nextStep: 'pay',
      action: { type: 'redirect' },
    });
  });

  it('is given up after a while, with its room', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '100.00');
    const id = await leave(payer, 11 * 60_000);
    await ends(payer, id, 'failed');
    expect((await counter.deposit(payer, 'card')).status).toBe(200);
  });
});

describe('money', () => {
  it('that comes while its member is barred waits, and goes back', async () => {
    const payer = await counter.addPayer();
    await counter.choose('paid_after_30s');
    const id = await opened(payer, 'card');
    await payer.browser.call('timeOut', { body: { duration: '24h' } });
    await payer.browser.login(payer.account);
    await counter.pass(31);
    await ends(payer, id, 'returned');
    expect(await cashOf(payer)).toBe('0.00');
    expect(await stagesOf(payer, id)).toEqual(expect.arrayContaining(['held', 'returned']));
  });

  it('of an order that a lower limit no longer holds goes back [RG-05 api]', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '100.00');
    await counter.choose('paid_after_30s');
    const id = await opened(payer, 'ewallet');
    await limitTo(payer, '50.00');
    await counter.pass(31);
    await ends(payer, id, 'returned');
    expect(await cashOf(payer)).toBe('0.00');
  });

  it('that is more than a limit holds is credited up to the order', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '120.00');
    await counter.choose('too_much');
    const id = await opened(payer, 'crypto');
    await counter.pass(1);
    await ends(payer, id, 'paid');
    expect(await orderOf(payer, id)).toMatchObject({ received: '150.00', credited: '100.00' });
    expect(await cashOf(payer)).toBe('100.00');
  });

  it('that comes late finds room anew, and goes back where there is none [RG-09 api]', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '100.00');
    await counter.choose('paid_after_expiry');
    const late = await opened(payer, 'qr');
    await counter.pass(65);
    await ends(payer, late, 'expired');
    await counter.choose('paid');
    const next = await opened(payer, 'card');
    await counter.pass(1);
    await ends(payer, next, 'paid');
    await counter.pass(30);
    await ends(payer, late, 'returned');
    expect(await cashOf(payer)).toBe('100.00');
  });

  it('of an order that nobody has paid is not waited for where a lower limit does not hold it', async () => {
    const payer = await counter.addPayer();
    await limitTo(payer, '100.00');
    const id = await opened(payer, 'card');
    await limitTo(payer, '60.00');
    gateway.advance(11_000);
    await ends(payer, id, 'cancelled');
    expect(await stagesOf(payer, id)).toEqual(['created', 'open', 'cancelled']);
  });

  it('pays its fee once, and counts against limits as a whole', async () => {
    await gateway.db
      .insertInto('pay_method')
      .values({
        merchant: 'aurora',
        id: 'of-tests-fee',
        kind: 'bank',
        rail: 'bank',
        provider: 'demo',
        name: 'With a fee',
        least: 1_000n,
        most: 100_000n,
        fee_fixed: 100n,
        fee_share: 150,
      })
      .execute();
    const payer = await counter.addPayer();
    await limitTo(payer, '200.00');
    await counter.choose('half_then_rest');
    const { envelope } = await payer.browser.call('deposit', {
      params: { kindOrId: 'bank' },
      body: { methodId: 'of-tests-fee', amount: '100.00', expectedCredit: '97.50' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const id = envelope.value?.orderId ?? '';
    await counter.pass(31);
    await ends(payer, id, 'paid');
    expect(await cashOf(payer)).toBe('97.50');
    const room = async () =>
      (await payer.browser.call('depositMethods')).envelope.value?.room?.amount;
    expect(await room()).toBe('100.00');
  });

  it('for an order that nobody knows waits in suspense', async () => {
    const reference = `D-${randomUUID()}`;
    await counter.payStray(reference);
    await counter.pass(1);
    const found = () =>
      gateway.db
        .selectFrom('provider_movement')
        .select(['order_id', 'suspended', 'why'])
        .where('reference', '=', reference)
        .execute();
    await expect
      .poll(found, { timeout: 20_000, interval: 200 })
      .toEqual([{ order_id: null, suspended: 4_200n, why: 'unknown' }]);
  });
});

describe('the books', () => {
  it('hold after all of it, and name what does not', async () => {
    expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
    const payer = await counter.addPayer();
    await counter.choose('paid');
    const id = await opened(payer, 'card');
    await counter.pass(1);
    await ends(payer, id, 'paid');
    // A limit of which nobody asked at the credit, and money that no provider told of.
    await gateway.db
      .insertInto('limit_event')
      .values({
        merchant: 'aurora',
        member_id: payer.id,
        limit_id: 1_000_000n,
        kind: 'deposit',
        period: '7d',
        event: 'set',
        amount: 9_999n,
        by: 'member',
        at: new Date(gateway.now() - 120_000),
      })
      .execute();
    await transact(gateway.db, async (tx) => {
      const side = { merchant: 'aurora', currency: 'PHP', provider: 'demo' };
      const psp = await sideAccount(tx, { ...side, kind: 'psp' });
      const suspense = await sideAccount(tx, { ...side, kind: 'suspense' });
      await post(tx, 'aurora', 'PHP', [
        { kind: 'receipt', at: gateway.now(), legs: fromTo(psp, suspense, 1n) },
      ]);
    });
    await expect(gateway.operate('books', 'aurora')).rejects.toThrow(/I-5 +BROKEN[^]*I-9 +BROKEN/);
  });
});
