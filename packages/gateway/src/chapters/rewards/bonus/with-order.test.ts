import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { breachesOf, statesOf } from '../../../testing/players/bonus.ts';
import { addRemitter, openHandDesk, type Remitter } from '../../../testing/players/by-hand.ts';
import { addOffer } from '../../../testing/players/offers.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';

const HOUR = 3_600_000;

let gateway: TestGateway;
let office: Office;
let pia: Colleague;
let pol: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  await openHandDesk(gateway);
  office = openOffice(gateway);
  pia = await office.employ('pia', ['payments']);
  pol = await office.employ('pol', ['payments']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const because = ['--reason', 'found at the bank today'];

const order = async ({ browser }: Remitter, promoId: string, key: string = randomUUID()) =>
  (
    await browser.call('deposit', {
      params: { kindOrId: 'manual' },
      body: { methodId: 'by-hand', amount: '500.00', expectedCredit: '500.00', promoId },
      headers: { 'idempotency-key': key },
    })
  ).envelope;

const credit = (reference: string, line: string) =>
  pia.office(
    'decide',
    'manual-deposits',
    reference,
    'credit',
    '--line',
    line,
    '--amount',
    '500.00',
    '--payer',
    'N Reyes',
  );

const leave = async ({ browser }: Remitter, promoId: string) => {
  const { envelope } = await browser.call('leaveDepositPromotion', { query: { promoId } });
  return envelope.success ? 'ok' : envelope.code;
};

const money = async ({ browser }: Remitter) => {
  const { value } = (await browser.call('wallet')).envelope;
  return [value?.cash, value?.bonus];
};

it('is accepted with the order that it comes with, and one that is closed refuses the order', async () => {
  const one = await addRemitter(gateway);
  const open = await addOffer(gateway, { minDeposit: 20_000n, bonus: 5_000n });
  const over = await addOffer(gateway, { minDeposit: 100n, ends: gateway.now() - 1 });
  expect((await order(one, over)).code).toBe('promotion.closed');
  expect((await order(one, '999999')).code).toBe('promotion.missing');
  const { value } = (await one.browser.call('depositRecords', { query: {} })).envelope;
  expect(value?.list).toEqual([]);
  const key = randomUUID();
  const first = await order(one, open, key);
  expect((await order(one, open, key)).value?.orderId).toBe(first.value?.orderId);
  expect((await order(one, over, key)).code).toBe('idempotency.mismatch');
  await credit(first.value?.reference ?? '', 'HGB 100001');
  expect(await money(one)).toEqual(['500.00', '50.00']);
  const rows = (await one.browser.call('transactions', { query: {} })).envelope.value?.list;
  expect(rows).toMatchObject([{ type: 'deposit', orderId: first.value?.orderId }]);
  expect(rows?.[0]).not.toHaveProperty('grantId');
});

it('is taken back until its deposit has brought it, and not after', async () => {
  const one = await addRemitter(gateway);
  const id = await addOffer(gateway, { minDeposit: 20_000n, bonus: 5_000n });
  const given = await addOffer(gateway, { minDeposit: 0n, bonus: 700n });
  const { value: first } = await order(one, id);
  expect(await leave(one, id)).toBe('ok');
  expect(await leave(one, id)).toBe('ok');
  await credit(first?.reference ?? '', 'HGB 100002');
  expect(await money(one)).toEqual(['500.00', '0.00']);
  const { value: second } = await order(one, id);
  await credit(second?.reference ?? '', 'HGB 100003');
  expect(await money(one)).toEqual(['1000.00', '50.00']);
  expect(await leave(one, id)).toBe('promotion.closed');
  await one.browser.call('claimPromotion', { params: { id: given }, body: {} });
  expect(await leave(one, given)).toBe('promotion.closed');
  expect(await statesOf(one)).toEqual(['waiting', 'active']);
});

it('comes with what people release from suspense for the order that accepted it', async () => {
  const one = await addRemitter(gateway);
  const id = await addOffer(gateway, {
    minDeposit: 20_000n,
    bonus: 5_000n,
    ends: gateway.now() + 90 * HOUR,
  });
  const { value } = await order(one, id);
  await one.browser.call('timeOut', { body: { duration: '24h' } });
  await credit(value?.reference ?? '', 'HGB 100004');
  await one.browser.login(one.account);
  expect(await money(one)).toEqual(['0.00', '0.00']);
  gateway.advance(25 * HOUR);
  await one.browser.login(one.account);
  for (const somebody of [pia, pol]) await somebody.login();
  const asked = await pia.office(
    'decide',
    'suspense',
    'manual:HGB100004',
    'credit',
    '--account',
    one.account,
    ...because,
  );
  expect(await pol.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
  expect(await money(one)).toEqual(['500.00', '50.00']);
});

it('leaves books that hold', async () => {
  expect(await breachesOf(gateway)).toEqual([]);
});
