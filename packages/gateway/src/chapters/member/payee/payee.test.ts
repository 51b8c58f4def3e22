import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { addPayee } from '../../../testing/players/payee.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

async function enter() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return { ...person, browser };
}

const set = (browser: Browser, payeeName: string) =>
  browser.call('setPayeeName', { body: { payeeName } });

it('is said once', async () => {
  const { browser, id } = await enter();
  expect((await browser.call('security')).envelope.value?.payeeName).toBe(false);
  expect((await set(browser, ' Nova Reyes ')).status).toBe(200);
  expect((await browser.call('security')).envelope.value?.payeeName).toBe(true);
  expect((await set(browser, 'Somebody Else')).envelope.code).toBe('payee.locked');
  const { profile } = await gateway.db
    .selectFrom('member')
    .select('profile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ payeeName: 'Nova Reyes' });
});

it('is one of two that are said at once', async () => {
  const { browser } = await enter();
  const answers = await Promise.all([set(browser, 'Nova Reyes'), set(browser, 'Iris Santos')]);
  const codes = answers.map(({ envelope }) => envelope.code ?? 'set').toSorted();
  expect(codes).toEqual(['payee.locked', 'set']);
});

it('is said by the first account for payouts as well', async () => {
  const { browser } = await addPayee(gateway);
  expect((await set(browser, 'Somebody Else')).envelope.code).toBe('payee.locked');
});

it('is nobody’s to say any more where an identity is proven', async () => {
  const { browser, id } = await enter();
  await gateway.db
    .updateTable('member')
    .set({ kyc_status: 'verified' })
    .where('id', '=', id)
    .execute();
  expect((await set(browser, 'Nova Reyes')).envelope.code).toBe('payee.locked');
});

it('is a name', async () => {
  const { browser } = await enter();
  expect((await set(browser, '- -')).envelope.code).toBe('request.invalid');
});
