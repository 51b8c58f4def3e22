import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler, type Gambler } from '../../../testing/players/gambler.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

const recall = ({ browser }: Gambler, key: string = randomUUID()) =>
  browser.call('recall', { body: {}, headers: { 'idempotency-key': key } });

const give = ({ browser }: Gambler, to: string, amount: string) =>
  browser.call('transfer', {
    body: { from: 'MAIN', to, amount },
    headers: { 'idempotency-key': randomUUID() },
  });

const moneyOf = async ({ browser }: Gambler) => {
  const { envelope } = await browser.call('memberWallet');
  const { cash, sumBalance, wallets = [] } = envelope.value ?? {};
  return { cash, sumBalance, away: wallets.map(({ balance }) => balance) };
};

it('brings back what lies at vendors, once for a key, and of one member alone', async () => {
  const [who, other] = [await addGambler(gateway), await addGambler(gateway)];
  await give(who, 'NPL', '500.00');
  await give(other, 'NPL', '70.00');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => recall(who, key)));
  const values = answers.map(({ envelope }) => envelope.value);
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1);
  expect(values[0]).toMatchObject({ amount: '500.00' });
  expect(values[0]?.transactionIds).toHaveLength(1);
  expect(await moneyOf(who)).toEqual({ cash: '10000.00', sumBalance: '10000.00', away: ['0.00'] });
  expect((await recall(who)).envelope.value).toEqual({ transactionIds: [], amount: '0.00' });
  expect((await moneyOf(other)).away).toEqual(['70.00']);
});

it('does so for whoever is barred, whose money stays theirs [RG-20 api]', async () => {
  const who = await addGambler(gateway);
  await give(who, 'NPL', '500.00');
  await who.browser.call('timeOut', { body: { duration: '7d' } });
  await who.browser.login(who.account);
  expect((await give(who, 'NPL', '1.00')).envelope.code).toBe('rg.timeout');
  expect((await recall(who)).envelope.value?.amount).toBe('500.00');
  expect(await moneyOf(who)).toMatchObject({ cash: '10000.00' });
});
