import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter, type Payer } from '../../../testing/players/counter.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import { readLists, tamper } from '../../../testing/players/settlement.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let ana: Colleague;
let ben: Colleague;
let payer: Payer;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
  payer = await counter.addPayer();
  await deposit();
  await settle();
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

/** What moves within a quarter of an hour is not held against anybody. */
async function settle(seconds = 1_000): Promise<void> {
  await counter.pass(seconds);
  await readLists(gateway);
  for (const one of [ana, ben]) await one.login();
}

const because = ['--reason', 'the bank says so by telephone'];

const movements = () =>
  gateway.db.selectFrom('provider_movement').selectAll().orderBy('booked_at').execute();
const findings = () => gateway.db.selectFrom('finding').selectAll().orderBy('id').execute();
const stateOf = async (movement: string) =>
  (await findings()).filter((one) => one.movement === movement).map(({ state }) => state);
const idOf = async (movement: string) =>
  String((await findings()).find((one) => one.movement === movement)?.id);

/** Paid and booked: the reference of the order. */
async function deposit(): Promise<string> {
  const before = (await movements()).length;
  await counter.choose('paid');
  await counter.deposit(payer, 'card', '100.00');
  await until(async () => (await movements()).length > before);
  return (await movements()).at(-1)?.reference ?? '';
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    await counter.pass(1);
    if (await isSo()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error('it did not come to that');
}

const dayOf = async (): Promise<string> =>
  (await movements())[0]?.at.toISOString().slice(0, 10) ?? '';
const books = async () =>
  gateway.operate('books', 'aurora', '--settlement', await dayOf()).catch(String);

/** A capture that the provider has and told nobody of, under an order of ours or of nobody. */
function invent(reference: string, amount: number): string {
  const id = `mov_${randomUUID()}`;
  tamper(
    counter,
    `INSERT INTO movement (id, merchant, order_id, kind, amount, currency, payer, last4, at)
    SELECT ?, merchant, order_id, 'capture', ?, currency, payer, last4, at FROM movement
    WHERE order_id = (SELECT id FROM orders WHERE reference = ?) LIMIT 1`,
    id,
    amount,
    reference,
  );
  return id;
}

it('finds nothing where both say the same, and shows both side by side', async () => {
  expect(await findings()).toEqual([]);
  const said = await books();
  expect(said).toMatch(/capture PHP +1 · 100\.00 +1 · 100\.00/);
  expect(said).toContain('Both say the same.');
});

it('finds what the provider does not list, and closes it when it is listed again', async () => {
  const [{ movement } = { movement: '' }] = await movements();
  tamper(counter, `UPDATE movement SET merchant = 'hidden' WHERE id = ?`, movement);
  await readLists(gateway);
  expect(await ana.office('queue', 'findings')).toContain(
    `${movement}: the provider lists nothing, the books have capture 100.00 PHP`,
  );
  expect(await books()).toContain('DIFFERS');
  tamper(counter, `UPDATE movement SET merchant = 'aurora' WHERE id = ?`, movement);
  await readLists(gateway);
  expect(await findings()).toMatchObject([{ state: 'closed', note: 'came right by itself' }]);
  expect(await books()).toContain('Both say the same.');
  // The same again is the same finding, and open again.
  tamper(counter, `UPDATE movement SET merchant = 'hidden' WHERE id = ?`, movement);
  await readLists(gateway);
  expect(await findings()).toMatchObject([{ state: 'open', note: null }]);
  tamper(counter, `UPDATE movement SET merchant = 'aurora' WHERE id = ?`, movement);
  await readLists(gateway);
});

it.each([
  ['amount', '9900', 'capture 99.00 PHP'],
  ['currency', 'EUR', 'capture 100.00 EUR'],
  ['kind', 'won', 'won 100.00 PHP'],
])('finds another %s', async (column, value, words) => {
  const [{ movement } = { movement: '' }] = await movements();
  const set = (to: string) =>
    tamper(counter, `UPDATE movement SET ${column} = ? WHERE id = ?`, to, movement);
  const former = { amount: '10000', currency: 'PHP', kind: 'capture' }[column] ?? '';
  set(value);
  await readLists(gateway);
  expect(await books()).toContain(`lists ${words}, the books have capture 100.00 PHP`);
  set(former);
  await readLists(gateway);
  expect(await books()).toContain('Both say the same.');
});

it('books what was missing by the provider’s own answer, when somebody says whose it is', async () => {
  const reference = await deposit();
  const movement = invent(reference, 2_500);
  await settle();
  const id = await idOf(movement);
  expect(await ana.office('show', 'findings', id)).toContain('capture 25.00 PHP');
  const match = (to: string) =>
    ana.office('decide', 'findings', id, 'match', '--reference', to, ...because);
  await expect(match('D-of-nobody')).rejects.toThrow('aurora has no order D-of-nobody');
  await match(reference);
  await until(async () => (await movements()).some((one) => one.movement === movement));
  await readLists(gateway);
  expect(await stateOf(movement)).toEqual(['closed']);
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});

it('sends back by two people what was in no books, once, and the books hold', async () => {
  counter.isDeaf = true;
  await counter.payStray(`D-${randomUUID()}`);
  await settle(4_000);
  const { movement = '', id } = (await findings()).find(({ state }) => state === 'open') ?? {};
  const asked = await ana.office('decide', 'findings', String(id), 'send-back', ...because);
  expect((await movements()).some((one) => one.movement === movement)).toBe(false);
  expect(await ben.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
  await until(async () => (await movements()).some(({ undoes }) => undoes === movement));
  counter.isDeaf = false;
  const left = (await movements())
    .filter((one) => one.movement === movement || one.undoes === movement)
    .reduce((sum, { suspended }) => sum + suspended, 0n);
  expect(left).toBe(0n);
  await settle();
  expect(await ana.office('queue', 'findings')).toBe('Nothing waits in findings.\n');
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});

it('says what is no day, and what was not read', async () => {
  const operate = (...args: string[]) => gateway.operate('books', ...args).catch(String);
  expect(await operate('aurora', '--settlement', '2026-02-30')).toContain('is no day');
  expect(await operate('--settlement', '2026-02-28')).toContain('Usage');
  expect(await operate('aurora', '--settlement', '2020-02-28')).toContain('no provider');
});
