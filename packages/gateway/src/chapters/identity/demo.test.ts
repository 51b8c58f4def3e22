import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD_COST } from '../../kernel/passwords/passwords.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson } from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    // No less is taken where one of them is in production.
    config: { passwordCost: PASSWORD_COST },
    sites: { aurora: { environment: 'demo' }, noir: { environment: 'production' } },
  });
});
afterAll(() => gateway.stop());

async function askAt(merchant: 'aurora' | 'noir') {
  const { account, id } = await addPerson(gateway, { merchant });
  const browser = gateway.visit(merchant);
  await browser.login(account);
  const answer = await browser.call('kycDocument', { body: { kind: 'demo' } });
  const levels = await gateway.db
    .selectFrom('member')
    .select(['id', 'kyc_level'])
    .where('merchant', '=', merchant)
    .where('kyc_level', '>', 0)
    .execute();
  return { id, answer, levels };
}

it('counts whoever asks as proven in a demo, and nobody else', async () => {
  const { id, answer, levels } = await askAt('aurora');
  expect(answer.envelope.value).toEqual({ level: 2, status: 'verified' });
  expect(levels).toEqual([{ id, kyc_level: 2 }]);
});

it('takes nothing where money is real', async () => {
  const { answer, levels } = await askAt('noir');
  expect([answer.status, answer.envelope.code]).toEqual([501, 'planned']);
  expect(levels).toEqual([]);
});

it('takes nothing from who is not in', async () => {
  const { status } = await gateway.visit('aurora').call('kycDocument', { body: { kind: 'demo' } });
  expect(status).toBe(401);
});
