import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { PIN } from '../../../testing/players/payee.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, stand, type Standing } from '../testing/centre.ts';
import { exclude, fillPurse, inPurse, setPin } from '../testing/purse.ts';

const merchant = 'aurora';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
});
afterAll(() => gateway.stop());

/** An agent with 1,000.00, and somebody right below with an empty wallet. */
async function pair(): Promise<{ readonly agent: Standing; readonly below: Standing }> {
  const agent = await enter(gateway, 1);
  const below = await enter(gateway, 0, agent);
  await fillPurse(gateway, agent.id, 100_000n);
  await fillPurse(gateway, below.id);
  await setPin(gateway, agent.browser, agent.id);
  return { agent, below };
}

const send = (
  { browser }: Standing,
  { account }: { readonly account: string },
  amount = '10.00',
  more: object = {},
  key: string = randomUUID(),
) =>
  browser.call('agentTransfer', {
    payload: { account, amount, paymentPassword: PIN, ...more },
    headers: { 'idempotency-key': key },
  });

it('sends from the agent’s wallet to somebody right below, once for a key [CF-03 api]', async () => {
  const { agent, below } = await pair();
  const stream = await listen(below.browser);
  const key = randomUUID();
  const first = await send(agent, below, '250.50', {}, key);
  const again = await send(agent, below, '250.50', {}, key);
  expect(first.status).toBe(200);
  expect(again.envelope.value).toEqual(first.envelope.value);
  expect(await inPurse(gateway, agent.id)).toBe(74_950n);
  expect(await inPurse(gateway, below.id)).toBe(25_050n);
  expect((await stream.next('balance')).data).toEqual({});
  stream.stop();

  const records = async ({ browser }: Standing, query: object) =>
    (await browser.call('transactions', { query })).envelope.value?.list;
  const id = first.envelope.value?.transactionId;
  expect(await records(agent, { types: 'A' })).toMatchObject([
    { id, type: 'agentTransfer', amount: '-250.50' },
  ]);
  expect(await records(below, {})).toMatchObject([
    { id, type: 'agentTransfer', amount: '250.50', balance: '250.50' },
  ]);
  const { envelope } = await below.browser.call('inbox');
  expect(envelope.value?.list[0]?.title).toBe('Your agent sent you money');
});

it('sends no more than there is, however often it is asked at once', async () => {
  const { agent, below } = await pair();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(agent, below, '199.99')));
  const codes = answers.map(({ envelope }) => envelope.code ?? 'sent');
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'balance.short'),
    ...Array.from({ length: 5 }, () => 'sent'),
  ]);
  expect(await inPurse(gateway, agent.id)).toBe(100_000n - 5n * 19_999n);
  expect(await inPurse(gateway, below.id)).toBe(5n * 19_999n);
});

it.each(['0', '0.00', '0.001', '1000000000000000000', '-1', '1e3'])(
  'takes %s for no amount',
  async (amount) => {
    const { agent, below } = await pair();
    const { envelope, status } = await send(agent, below, amount);
    expect([status, envelope.code]).toEqual([400, 'request.invalid']);
  },
);

it('counts wrong payment passwords as a payout does, and moves nothing', async () => {
  const { agent, below } = await pair();
  const wrong = await send(agent, below, '10.00', { paymentPassword: '918273' });
  expect([wrong.envelope.code, wrong.envelope.value]).toEqual([
    'payment_password.wrong',
    { attemptsLeft: 4 },
  ]);
  for (let turn = 0; turn < 4; turn += 1) {
    await send(agent, below, '10.00', { paymentPassword: '918273' });
  }
  expect((await send(agent, below)).envelope.code).toBe('payment_password.locked');
  expect(await inPurse(gateway, below.id)).toBe(0n);
});

it('keeps to what a site lets one transfer and one day hold', async () => {
  const { agent, below } = await pair();
  const settings = { transferMost: '300', transfersADay: '500.00' };
  await writeSetting(gateway.db, merchant, AGENT_SETTING, settings);
  const codes = [];
  for (const amount of ['300.01', '300.00', '200.01', '200.00', '0.01']) {
    codes.push((await send(agent, below, amount)).envelope.code ?? 'sent');
  }
  expect(codes).toEqual(['transfer.limit', 'sent', 'transfer.limit', 'sent', 'transfer.limit']);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {});
});

it('answers of somebody who is barred what it answers of nobody, and says no word of them', async () => {
  const { agent, below } = await pair();
  const barred = await stand(gateway, 0, agent);
  await fillPurse(gateway, barred.id);
  await exclude(gateway, barred.id);
  const gone = await stand(gateway, 0, agent);
  await fillPurse(gateway, gone.id);
  await sql`
    UPDATE member SET erased_at = now() WHERE merchant = ${merchant} AND id = ${gone.id}`.execute(
    gateway.db,
  );
  const upline = await stand(gateway, 2);
  const deeper = await stand(gateway, 0, below);
  const told = new Set<string>();
  for (const one of [barred, gone, upline, deeper, agent, { account: 'nobody_here' }]) {
    const { status, envelope } = await send(agent, one);
    told.add(JSON.stringify([status, envelope.code, envelope.message, envelope.value]));
  }
  expect([...told]).toEqual([expect.stringMatching(/^\[404,"user\.missing"/)]);
  expect(await inPurse(gateway, barred.id)).toBe(0n);
});

it('lets nothing go of an agent who is held or looked at, and says no more than of a limit', async () => {
  const { agent, below } = await pair();
  await gateway.db
    .insertInto('agent_hold')
    .values({
      merchant,
      member_id: agent.id,
      held_by: 'ana',
      reason: 'a test',
      held_at: new Date(),
    })
    .execute();
  const held = await send(agent, below);
  expect([held.envelope.code, held.envelope.value]).toEqual(['transfer.limit', null]);
  await gateway.db.deleteFrom('agent_hold').execute();
  await sql`
    UPDATE member_guard SET password_hold_until = now() + interval '1 year'
    WHERE merchant = ${merchant} AND member_id = ${agent.id}`.execute(gateway.db);
  expect((await send(agent, below)).envelope.code).toBe('withdraw.held');
  await exclude(gateway, agent.id);
  expect((await send(agent, below)).envelope.code).toBe('rg.excluded');
  expect(await inPurse(gateway, below.id)).toBe(0n);
});
