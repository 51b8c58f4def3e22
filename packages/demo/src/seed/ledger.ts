import { sql } from 'kysely';
import { houseAccount, type Merchant, practiceCurrency, type Tx } from '@livery/gateway/extras';
import type { Purse } from '../history/movements.ts';
import type { HistoryMovement } from '../history/merchant-history.ts';
import { GUEST } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';

/**
 * Thousands of transfers in three statements. The database holds them against
 * the same rules as any other: it keeps the balances, refuses an overdraft at
 * every single entry, and checks at the end that each transfer sums to zero.
 */
export async function postAll(
  tx: Tx,
  merchant: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
): Promise<bigint[]> {
  const accounts = await openAccounts(tx, merchant, players, ids, happened);
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO ledger_transfer (merchant, kind, at)
    SELECT ${merchant.code}, kind, to_timestamp(at / 1000)
    FROM unnest(${happened.map(({ kind }) => kind)}::text[],
      ${happened.map(({ at }) => at)}::float8[]) WITH ORDINALITY AS given (kind, at, place)
    ORDER BY place RETURNING id`.execute(tx);
  const transfers = rows.map(({ id }) => id);
  const entries = happened.flatMap(({ player, from, to, amount }, index) => {
    const transfer = transfers[index];
    if (transfer === undefined) throw new Error('a transfer was not written');
    return [
      { transfer, ...accounts(player, from), amount: -amount },
      { transfer, ...accounts(player, to), amount },
    ];
  });
  await sql`
    INSERT INTO ledger_entry (merchant, transfer_id, account_id, currency, amount)
    SELECT ${merchant.code}, transfer_id, account_id, currency, amount
    FROM unnest(${entries.map(({ transfer }) => String(transfer))}::bigint[],
      ${entries.map(({ id }) => String(id))}::bigint[],
      ${entries.map(({ currency }) => currency)}::text[],
      ${entries.map(({ amount }) => String(amount))}::bigint[])
      WITH ORDINALITY AS given (transfer_id, account_id, currency, amount, place)
    ORDER BY place`.execute(tx);
  return transfers;
}

type Accounts = (player: number, purse: Purse) => { id: bigint; currency: string };

/** Every player has a wallet, and one at each vendor that money was carried to. */
async function openAccounts(
  tx: Tx,
  { code, currency }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
): Promise<Accounts> {
  const practice = practiceCurrency(currency);
  const currencyOf = (player: number) => (players[player]?.type === GUEST ? practice : currency);
  const houses = new Map([
    [currency, await houseAccount(tx, code, currency)],
    [practice, await houseAccount(tx, code, practice)],
  ]);
  const purses = new Set(players.map((_, player) => `${player} cash`));
  for (const { player, from, to } of happened) {
    for (const purse of [from, to]) if (purse !== 'house') purses.add(`${player} ${purse}`);
  }
  const opened = [...purses].map((purse) => {
    const [player = '', name = ''] = purse.split(' ');
    const [kind, vendor] = name.split(':');
    return {
      purse,
      player: Number(player),
      kind: kind === 'vendor' ? 'vendor' : 'cash',
      vendor,
    } as const;
  });
  const rows = await tx
    .insertInto('ledger_account')
    .values(
      opened.map(({ player, kind, vendor }) => ({
        merchant: code,
        kind,
        member_id: ids[player] ?? null,
        currency: currencyOf(player),
        balance: 0n,
        vendor: vendor ?? null,
      })),
    )
    .returning('id')
    .execute();
  const byPurse = new Map(opened.map(({ purse }, index) => [purse, rows[index]?.id]));
  return (player, purse) => {
    const own = currencyOf(player);
    const id = purse === 'house' ? houses.get(own) : byPurse.get(`${player} ${purse}`);
    if (id === undefined) throw new Error(`no account for ${purse}`);
    return { id, currency: own };
  };
}
