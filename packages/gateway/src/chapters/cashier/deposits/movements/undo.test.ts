import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../../testing/gateway.ts';
import { openCounter, type Counter, type Payer } from '../../../../testing/players/counter.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../../testing/players/office.ts';
import { tamper } from '../../../../testing/players/settlement.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let ana: Colleague;
let ben: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

const orderOf = async ({ browser }: Payer, kindOrId: string) =>
  (await browser.call('depositOrder', { params: { kindOrId } })).envelope.value;
const cashOf = async ({ browser }: Payer) => (await browser.call('wallet')).envelope.value?.cash;

async function opened(payer: Payer, rail: 'card' | 'crypto'): Promise<string> {
  // Who pays by coin cannot take it back; what happens there all the same is told below.
  await counter.choose(rail === 'card' ? 'chargeback_won' : 'paid_after_30s');
  const { envelope } = await counter.deposit(payer, rail);
  if (envelope.value === null) throw new Error(`refused: ${envelope.code}`);
  return envelope.value.orderId;
}

/** So often each stage was gone through by then. */
const passes = (payer: Payer, orderId: string, stages: object) =>
  expect
    .poll(
      async () => {
        const names = (await orderOf(payer, orderId))?.stages.map(({ stage }) => stage) ?? [];
        return Object.fromEntries(
          Object.keys(stages).map((name) => [name, names.filter((one) => one === name).length]),
        );
      },
      { timeout: 20_000, interval: 200 },
    )
    .toEqual(stages);

/** What the provider has of an order is told once more, with what happened to it. */
async function happens(orderId: string, kind: 'chargeback' | 'won'): Promise<void> {
  const { reference } = await gateway.db
    .selectFrom('deposit_order')
    .select('reference')
    .where('id', '=', BigInt(orderId))
    .executeTakeFirstOrThrow();
  tamper(
    counter,
    `INSERT INTO movement (id, merchant, order_id, kind, amount, currency, of, at)
    SELECT ?, merchant, order_id, ?, amount, currency, id, at FROM movement
    WHERE order_id = (SELECT id FROM orders WHERE reference = ?) AND kind = 'capture'`,
    `mov_${randomUUID()}`,
    kind,
    reference,
  );
  await gateway.db
    .updateTable('deposit_order')
    .set({ next_check_at: new Date(gateway.now()) })
    .where('id', '=', BigInt(orderId))
    .execute();
}

async function bar({ browser, account }: Payer): Promise<void> {
  expect((await browser.call('timeOut', { body: { duration: '24h' } })).status).toBe(200);
  await browser.login(account);
}

const because = ['--reason', 'their bank gave it up'];
const decide = (id: string, payer: Payer) =>
  ana.office('decide', 'suspense', id, 'credit', '--account', payer.account, ...because);

it('sends what a barred member won back to where it was paid from', async () => {
  const payer = await counter.addPayer();
  const id = await opened(payer, 'card');
  await counter.pass(1);
  await passes(payer, id, { credited: 1 });
  await counter.pass(60);
  await passes(payer, id, { reversed: 1 });
  await bar(payer);
  await counter.pass(61);
  await passes(payer, id, { won: 0, held: 1, returned: 1 });
  expect(await cashOf(payer)).toBe('0.00');
  expect(await gateway.operate('books', 'aurora')).toContain('I-12  holds');
});

it('keeps it for people where the way to pay sends nothing back, until nobody is barred', async () => {
  const payer = await counter.addPayer();
  const id = await opened(payer, 'crypto');
  await counter.pass(31);
  await passes(payer, id, { credited: 1 });
  await happens(id, 'chargeback');
  await passes(payer, id, { reversed: 1 });
  await bar(payer);
  await happens(id, 'won');
  await passes(payer, id, { held: 1 });
  const waits = async () =>
    /(demo:\S+) +[^\n]*100\.00 PHP +barred/.exec(await ana.office('queue', 'suspense'))?.[1] ?? '';
  const receipt = await waits();
  await expect(decide(receipt, payer)).rejects.toThrow('is barred, and pays nothing in');
  gateway.advance(24 * 3_600_000);
  for (const one of [ana, ben]) await one.login();
  await ben.office('vote', askedAs(await decide(receipt, payer)), 'yes');
  await payer.browser.login(payer.account);
  expect(await cashOf(payer)).toBe('100.00');
  expect(await waits()).toBe('');
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});

it('lays what lay in suspense there again, and not into the wallet', async () => {
  const payer = await counter.addPayer();
  const id = await opened(payer, 'crypto');
  await bar(payer);
  await counter.pass(31);
  await passes(payer, id, { held: 1 });
  await happens(id, 'chargeback');
  await passes(payer, id, { reversed: 1 });
  // The bar is over by then, and still nobody has said that it may be theirs.
  gateway.advance(24 * 3_600_000);
  await payer.browser.login(payer.account);
  await happens(id, 'won');
  await passes(payer, id, { held: 2, won: 0 });
  expect(await cashOf(payer)).toBe('0.00');
  await ana.login();
  expect(await ana.office('queue', 'suspense')).toMatch(/100\.00 PHP +barred/);
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});
