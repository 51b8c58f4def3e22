import { sql } from 'kysely';
import {
  houseAccount,
  type Merchant,
  numberInOrder,
  practiceCurrency,
  type Tx,
} from '@livery/gateway/extras';
import type { Purse } from '../history/movements.ts';
import type { HistoryMovement } from '../history/merchant-history.ts';
import { GUEST } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';

/** A movement that has its place in the books. */
export interface NumberedMovement extends HistoryMovement {
  readonly transfer: bigint;
}

export interface DemoBooks {
  /** In the order of their numbers, which is that of time. */
  readonly numbered: readonly NumberedMovement[];
  /** What each wallet did has to come in its order. */
  post(movements: readonly NumberedMovement[]): Promise<void>;
  /** Gives numbers to what came later. */
  add(movements: readonly HistoryMovement[]): Promise<readonly NumberedMovement[]>;
}

/**
 * Thousands of transfers in few statements. The database holds them against
 * the same rules as any other: it keeps the balances, refuses an overdraft at
 * every single entry, and checks at the end that each transfer sums to zero.
 */
export async function openBooks(
  tx: Tx,
  merchant: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
): Promise<DemoBooks> {
  const accounts = await openAccounts(tx, merchant, players, ids, happened);
  const add = (movements: readonly HistoryMovement[]) => number(tx, merchant, movements);
  return {
    numbered: await add(happened),
    add,
    post: (movements) => postEntries(tx, merchant, accounts, movements),
  };
}

async function number(
  tx: Tx,
  { code }: Merchant,
  movements: readonly HistoryMovement[],
): Promise<readonly NumberedMovement[]> {
  const transfers = numberInOrder(movements.map(({ at }) => at));
  await sql`
    INSERT INTO ledger_transfer (merchant, id, kind)
    SELECT ${code}, id, kind FROM unnest(${transfers.map(String)}::bigint[],
      ${movements.map(({ kind }) => kind)}::text[]) AS given (id, kind)`.execute(tx);
  return movements.map((one, index) =>
    Object.assign({}, one, { transfer: transfers[index] ?? 0n }),
  );
}

async function postEntries(
  tx: Tx,
  { code }: Merchant,
  accounts: Accounts,
  movements: readonly NumberedMovement[],
): Promise<void> {
  const entries = movements.flatMap(({ player, kind, from, to, amount, transfer }) => [
    { transfer, line: 1, kind, ...accounts(player, from), amount: -amount },
    { transfer, line: 2, kind, ...accounts(player, to), amount },
  ]);
  await sql`
    INSERT INTO ledger_entry (merchant, transfer_id, line, account_id, currency, kind, amount)
    SELECT ${code}, transfer_id, line, account_id, currency, kind, amount
    FROM unnest(${entries.map(({ transfer }) => String(transfer))}::bigint[],
      ${entries.map(({ line }) => line)}::smallint[],
      ${entries.map(({ kind }) => kind)}::text[],
      ${entries.map(({ id }) => String(id))}::bigint[],
      ${entries.map(({ currency }) => currency)}::text[],
      ${entries.map(({ amount }) => String(amount))}::bigint[])
      WITH ORDINALITY AS given (transfer_id, line, kind, account_id, currency, amount, place)
    ORDER BY place`.execute(tx);
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
