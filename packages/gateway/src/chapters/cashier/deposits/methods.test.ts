import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { policyWith } from '../../../testing/sites.ts';

let gateway: TestGateway;
let counter: Counter;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: { aurora: { policy: policyWith({ kycGate: 'beforeDeposit' }) } },
  });
  counter = await openCounter(gateway);
});
afterAll(async () => {
  await counter.stop();
  await gateway.stop();
});

it('offers no way where the law wants to know first who somebody is [RG-32 api]', async () => {
  const { browser, id } = await counter.addPayer();
  expect((await browser.call('depositMethods')).envelope).toMatchObject({
    code: 'kyc.required',
    value: { level: 1 },
  });
  await gateway.db.updateTable('member').set({ kyc_level: 1 }).where('id', '=', id).execute();
  expect((await browser.call('depositMethods')).envelope.value?.methods).toHaveLength(5);
});

it('tells of an order by the name that its way had, when that is gone', async () => {
  const payer = await counter.addPayer();
  await gateway.db.updateTable('member').set({ kyc_level: 1 }).where('id', '=', payer.id).execute();
  const { envelope } = await counter.deposit(payer, 'bank');
  const kindOrId = envelope.value?.orderId ?? '';
  await gateway.db.deleteFrom('pay_method').where('id', '=', 'of-tests-bank').execute();
  const named = { methodId: 'of-tests-bank', methodName: 'bank' };
  const { browser } = payer;
  expect(
    (await browser.call('depositOrder', { params: { kindOrId } })).envelope.value,
  ).toMatchObject(named);
  expect((await browser.call('depositRecords', { query: {} })).envelope.value?.list).toMatchObject([
    named,
  ]);
});
