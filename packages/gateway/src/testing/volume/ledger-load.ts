import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Browser } from '../browser/browser.ts';
import { openPractice } from '../people.ts';

export interface Target {
  readonly port: number;
  readonly db: Kysely<Database>;
  now(): number;
}

export interface LedgerLoad {
  readonly moved: number;
  readonly refused: number;
  /** In words; nothing where every sum holds. */
  readonly faults: readonly string[];
}

const CLIENTS = 32;
const VENDORS = ['NPL', 'EMW', 'QFX'] as const;
/** In centavos; so little that overdrafts are tried all the time. */
const PURSE = 10_000n;

/** Members who move money to and fro, and send every tenth transfer twice at once. */
export async function loadLedger(
  target: Target,
  count: number,
  say: (line: string) => void = () => {},
): Promise<LedgerLoad> {
  const members = await Promise.all(Array.from({ length: CLIENTS }, () => memberOf(target)));
  const before = await transfersIn(target.db);
  const faults: string[] = [];
  const effects = new Set<string>();
  let sent = 0;
  let refused = 0;

  const client = async ({ browser }: Member, number: number) => {
    for (let turn = 0; sent < count; turn += 1) {
      sent += 1;
      if (sent % 10_000 === 0) say(`${sent} transfers`);
      const key = `press-${number}-${turn}`;
      const body = transferOf(number * 7_919 + turn);
      const ask = () => browser.call('transfer', { body, headers: { 'idempotency-key': key } });
      const isTwice = turn % 10 === 9;
      if (isTwice) sent += 1;
      const answers = await Promise.all(isTwice ? [ask(), ask()] : [ask()]);
      const ids = answers.map(({ envelope }) => envelope.value?.transactionId ?? envelope.code);
      if (new Set(ids).size > 1) faults.push(`${key} had two effects: ${ids.join(', ')}`);
      const [id = ''] = ids;
      if (id === 'balance.short') refused += 1;
      else if (!/^\d+$/.test(id)) faults.push(`${key} was answered ${id}`);
      else if (effects.has(id)) faults.push(`${key} shares transfer ${id}`);
      else effects.add(id);
    }
  };
  await Promise.all(members.map(client));

  const written = (await transfersIn(target.db)) - before;
  if (written !== BigInt(effects.size)) {
    faults.push(`${effects.size} transfers were acknowledged and ${written} written`);
  }
  faults.push(...(await unsound(target.db)), ...(await lostMoney(target.db, members)));
  return { moved: effects.size, refused, faults };
}

interface Member {
  readonly browser: Browser;
  readonly id: bigint;
}

/** A guest's practice purse under a member's type: real rules, and no password to hash. */
async function memberOf(target: Target): Promise<Member> {
  const browser = new Browser(target.port, 'aurora', target.now);
  const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  browser.token = envelope.value?.token;
  await openPractice(browser);
  const { id } = await target.db
    .updateTable('member')
    .set({ type: 0 })
    .where('merchant', '=', 'aurora')
    .where('account', '=', envelope.value?.userName ?? '')
    .returning('id')
    .executeTakeFirstOrThrow();
  await browser.call('transfer', { body: { from: 'MAIN', to: 'KRK', amount: '4900.00' } });
  return { browser, id };
}

function transferOf(seed: number) {
  const vendor = VENDORS[seed % VENDORS.length] ?? VENDORS[0];
  const amount = `${1 + (seed % 40)}.${String(seed % 100).padStart(2, '0')}`;
  const isOut = Math.floor(seed / 3) % 2 === 0;
  return { from: isOut ? 'MAIN' : vendor, to: isOut ? vendor : 'MAIN', amount };
}

async function transfersIn(db: Kysely<Database>): Promise<bigint> {
  const { count } = await db
    .selectFrom('ledger_transfer')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('kind', '=', 'transfer')
    .executeTakeFirstOrThrow();
  return count;
}

/** What must hold of the whole ledger, asked of the entries themselves. */
async function unsound(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'account ' || account.id || ' says ' || account.balance || ', its entries '
      || coalesce(sum(entry.amount), 0) AS fault
    FROM ledger_account AS account
    LEFT JOIN ledger_entry AS entry
      ON entry.merchant = account.merchant AND entry.account_id = account.id
    WHERE account.kind <> 'house' GROUP BY account.merchant, account.id, account.balance
    HAVING account.balance <> coalesce(sum(entry.amount), 0) OR account.balance < 0
    UNION ALL
    SELECT 'transfer ' || transfer_id || ' sums to ' || sum(amount) FROM ledger_entry
    GROUP BY merchant, transfer_id HAVING sum(amount) <> 0`.execute(db);
  return rows.map(({ fault }) => fault);
}

async function lostMoney(db: Kysely<Database>, members: readonly Member[]): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['member_id', sql<bigint>`sum(balance)::bigint`.as('sum')])
    .where('merchant', '=', 'aurora')
    .where(
      'member_id',
      'in',
      members.map(({ id }) => id),
    )
    .where((its) => its.or([its('vendor', 'is', null), its('vendor', '<>', 'KRK')]))
    .groupBy('member_id')
    .execute();
  return rows
    .filter(({ sum }) => sum !== PURSE)
    .map(({ member_id: id, sum }) => `member ${id} has ${sum} instead of ${PURSE}`);
}
