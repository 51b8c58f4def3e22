import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

const openOnes = async () => (await findings()).filter(({ state }) => state === 'open');

async function writeOff(id: string): Promise<void> {
  const asked = await ana.office('decide', 'findings', id, 'write-off', ...because);
  expect(await ben.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
}

const expectSoundBooks = async () =>
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');

/** What is on an account of the house’s: gains are above nothing. */
async function houseOf(kind: 'adjust' | 'loss'): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_entry JOIN ledger_account AS account
      ON account.merchant = ledger_entry.merchant AND account.id = ledger_entry.account_id
    WHERE account.kind = ${kind}`.execute(gateway.db);
  return rows[0]?.sum ?? 0n;
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

it('gives up by two people whose the money in suspense is, and not what a member paid in', async () => {
  await counter.payStray(`D-${randomUUID()}`);
  await until(async () => (await movements()).at(-1)?.why === 'unknown');
  const { movement = '' } = (await movements()).at(-1) ?? {};
  const before = await houseOf('adjust');
  const id = `demo:${movement}`;
  const asked = await ana.office('decide', 'suspense', id, 'write-off', ...because);
  expect(await houseOf('adjust')).toBe(before);
  await ben.office('vote', askedAs(asked), 'yes');
  expect((await houseOf('adjust')) - before).toBe(4_200n);
  expect(await ana.office('queue', 'suspense')).toBe('Nothing waits in suspense.\n');
  await expectSoundBooks();
});

it('finds a payout that nobody knows as soon as the provider tells of it', async () => {
  const reference = `W-${randomUUID()}`;
  await counter.askPayout(reference, 4_300);
  await until(async () => (await openOnes()).length > 0);
  const [one] = await openOnes();
  expect(one).toMatchObject({ kind: 'missing_here', listed_kind: 'payout', listed_amount: 4_300n });
  // A list that comes at once says so, too; one that comes later finds the same and no other.
  await readLists(gateway);
  expect(await openOnes()).toMatchObject([{ id: one?.id }]);
  await settle();
  expect(await openOnes()).toMatchObject([{ id: one?.id }]);
  const before = await houseOf('loss');
  await writeOff(String(one?.id));
  expect((await houseOf('loss')) - before).toBe(-4_300n);
  await settle();
  expect(await openOnes()).toEqual([]);
  await expectSoundBooks();
});

it('writes off by two people, and opens it again only when it changes', async () => {
  const [{ reference } = { reference: '' }] = await movements();
  const [adjust, loss] = [await houseOf('adjust'), await houseOf('loss')];
  const moved = async () => [(await houseOf('adjust')) - adjust, (await houseOf('loss')) - loss];
  const movement = invent(reference, 700);
  await readLists(gateway);
  const id = await idOf(movement);
  const asked = await ana.office('decide', 'findings', id, 'write-off', ...because);
  expect(await stateOf(movement)).toEqual(['open']);
  await ben.office('vote', askedAs(asked), 'yes');
  await readLists(gateway);
  expect(await stateOf(movement)).toEqual(['written_off']);
  expect(await books()).toContain(`written off ${id}`);
  await expectSoundBooks();
  expect((await houseOf('adjust')) - adjust).toBe(700n);
  tamper(counter, `UPDATE movement SET amount = 690 WHERE id = ?`, movement);
  await readLists(gateway);
  expect(await stateOf(movement)).toEqual(['written_off', 'open']);
  const [{ id: other } = { id: 0n }] = await openOnes();
  await writeOff(other.toString());
  await readLists(gateway);
  expect(await stateOf(movement)).toEqual(['written_off', 'written_off']);
  expect(await moved()).toEqual([700n, -10n]);
  // And once more, by what has changed since.
  tamper(counter, `UPDATE movement SET amount = 695 WHERE id = ?`, movement);
  await readLists(gateway);
  await writeOff(other.toString());
  expect(await moved()).toEqual([705n, -10n]);
  await expectSoundBooks();
});

it('credits nobody with what was written off, though its order is asked about again', async () => {
  const [{ reference } = { reference: '' }] = await movements();
  const movement = invent(reference, 300);
  await settle();
  await writeOff(await idOf(movement));
  await gateway.db
    .updateTable('deposit_order')
    .set({ next_check_at: new Date(gateway.now()), checks: 0 })
    .where('reference', '=', reference)
    .execute();
  await until(async () => {
    const { checks } = await gateway.db
      .selectFrom('deposit_order')
      .select('checks')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return checks > 0;
  });
  const booked = (await movements()).filter((one) => one.movement === movement);
  expect(booked).toMatchObject([{ why: 'written_off', credited: 0n, order_id: null }]);
  await expectSoundBooks();
});

it('writes off what the provider does not have, as the house’s loss', async () => {
  const [{ movement } = { movement: '' }] = await movements();
  tamper(counter, `UPDATE movement SET merchant = 'hidden' WHERE id = ?`, movement);
  await readLists(gateway);
  const before = await houseOf('loss');
  await writeOff((await openOnes())[0]?.id.toString() ?? '');
  expect((await houseOf('loss')) - before).toBe(-10_000n);
  await readLists(gateway);
  expect(await openOnes()).toEqual([]);
  await expectSoundBooks();
});
