import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { send } from '../../../testing/browser/http.ts';
import { keepSums } from './sums.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const minor = (text: string) => BigInt(text.replace('.', ''));

/** Every page of a list, one after the other. */
async function walk<T>(page: (pageNo: number) => Promise<{ list: T[]; totalPages: number }>) {
  const found: T[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { list, totalPages } = await page(pageNo);
    found.push(...list);
    pages = totalPages;
  }
  return found;
}

const transactions = (query: object) =>
  walk(async (pageNo) => {
    const { envelope } = await member.call('transactions', { query: { ...query, pageNo } });
    if (envelope.value === null) throw new Error(envelope.code);
    return envelope.value;
  });
const records = (query: object) =>
  walk(async (pageNo) => {
    const { envelope } = await member.call('betRecords', { query: { ...query, pageNo } });
    if (envelope.value === null) throw new Error(envelope.code);
    return envelope.value;
  });

async function play(stake: string, key: string): Promise<void> {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard' };
  const { envelope } = await member.call('launch', { query });
  const { status } = await send(gateway.port, {
    method: 'POST',
    path: '/orchard/api/spin',
    headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      token: new URL(envelope.value?.url ?? '').hash.slice(1),
      stake,
      key,
    }),
  });
  expect(status).toBe(200);
}

const OWN = sql`(SELECT id FROM member WHERE merchant = 'aurora' AND account = 'marisol88')`;

it('pages through every transaction once, and shows what was there after each', async () => {
  await play('5.00', 'sums-test-1');
  const all = await transactions({ pageSize: 100 });
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    SELECT transfer_id AS id, sum(amount) OVER (ORDER BY transfer_id)::bigint AS balance
    FROM ledger_entry WHERE merchant = 'aurora' AND account_id = (
      SELECT id FROM ledger_account WHERE kind = 'cash' AND member_id = ${OWN})
    ORDER BY transfer_id DESC`.execute(gateway.db);
  expect(all.map(({ id, balance }) => [id, minor(balance)])).toEqual(
    rows.map(({ id, balance }) => [id.toString(), balance]),
  );
  const bets = await transactions({ pageSize: 100, types: 'bet,win' });
  expect(bets).toEqual(all.filter(({ type }) => type === 'bet' || type === 'win'));
});

it('keeps to the days that are asked for, of one kind as of all', async () => {
  const all = await transactions({ pageSize: 100 });
  const day = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
  const days = [...new Set(all.map(({ at }) => day(at)))].toSorted();
  const [startDate = '', endDate = ''] = [days[3], days[9]];
  const within = all.filter(({ at }) => day(at) >= startDate && day(at) <= endDate);
  expect(within.length).toBeGreaterThan(10);
  expect(await transactions({ pageSize: 7, startDate, endDate })).toEqual(within);
  const types = within[0]?.type ?? '';
  expect(await transactions({ pageSize: 3, startDate, endDate, types })).toEqual(
    within.filter(({ type }) => type === types),
  );
});

it('finds the same rounds by any filter as among all of them', async () => {
  const all = await records({ pageSize: 100 });
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM round WHERE merchant = 'aurora' AND mode = 'real' AND member_id = ${OWN}
    ORDER BY id DESC`.execute(gateway.db);
  expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id.toString()));
  for (const status of ['won', 'lost', 'void'] as const) {
    expect(await records({ pageSize: 9, status })).toEqual(
      all.filter((one) => one.status === status),
    );
  }
  const vendor = all.at(-1)?.vassalage ?? '';
  expect(await records({ pageSize: 4, vendor, status: 'won' })).toEqual(
    all.filter((one) => one.vassalage === vendor && one.status === 'won'),
  );
});

it('moves a round from the open ones to what came of it, and back out of the sums', async () => {
  const kept = async () => {
    const { rows } = await sql<object>`
      SELECT node_id, mode, result, day, rounds, staked, won FROM round_day
      WHERE merchant = 'aurora' AND rounds <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7`.execute(gateway.db);
    return rows;
  };
  await play('10.00', 'sums-test-2');
  const before = await kept();
  await gateway.db.deleteFrom('kept_sums').execute();
  await keepSums(gateway.db, [{ code: 'aurora', timeZone: 'Asia/Manila' }]);
  expect(await kept()).toEqual(before);
});

it('adds the days up anew for a merchant whose clocks were moved to another zone', async () => {
  const days = async () => {
    const { rows } = await sql<{ day: string; entries: bigint }>`
      SELECT day, sum(entries) AS entries FROM ledger_day WHERE merchant = 'noir'
      GROUP BY day ORDER BY day`.execute(gateway.db);
    return rows;
  };
  const before = await days();
  await keepSums(gateway.db, [{ code: 'noir', timeZone: 'Pacific/Auckland' }]);
  const after = await days();
  expect(after).not.toEqual(before);
  const sum = (rows: typeof after) => rows.reduce((total, one) => total + one.entries, 0n);
  expect(sum(after)).toBe(sum(before));
});
