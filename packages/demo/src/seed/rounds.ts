import { sql } from 'kysely';
import {
  beginBooks,
  type Catalogue,
  dayBefore,
  dayIn,
  type Merchant,
  numberInOrder,
  practiceCurrency,
  totalsFromRounds,
  type Tx,
} from '@livery/gateway/extras';
import type { PastRound } from '../history/movements.ts';
import type { HistoryMovement } from '../history/merchant-history.ts';
import type { NumberedMovement } from './ledger.ts';

interface PlayedAt {
  readonly merchant: Merchant;
  readonly catalogue: Catalogue;
}

/**
 * Rounds that were played elsewhere, whose transfers have their numbers already,
 * and what follows from them. Answers the first day of which anything is to be
 * closed.
 */
export async function writeRounds(
  tx: Tx,
  { merchant, catalogue }: PlayedAt,
  ids: readonly bigint[],
  happened: readonly NumberedMovement[],
): Promise<string> {
  const numbers = await insertRounds(tx, merchant, catalogue, ids, happened);
  await insertMovements(tx, merchant, happened, numbers);
  await totalsFromRounds(tx, merchant.code, merchant.timeZone);
  const ends = happened.flatMap(({ round }) => round?.settledAt ?? []);
  const first = dayIn(merchant.timeZone, Math.min(...ends));
  await beginBooks(tx, merchant.code, merchant.timeZone, dayBefore(first));
  await sql`
    INSERT INTO recent (merchant, member_id, node_id, at)
    SELECT merchant, member_id, node_id, max(at) FROM round WHERE merchant = ${merchant.code}
    GROUP BY merchant, member_id, node_id`.execute(tx);
  return first;
}

async function insertRounds(
  tx: Tx,
  { code, currency }: Merchant,
  catalogue: Catalogue,
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
): Promise<ReadonlyMap<PastRound, bigint>> {
  const begun = happened.flatMap(({ kind, round, player }) =>
    kind === 'bet' && round !== undefined ? [{ round, player }] : [],
  );
  const numbers = numberInOrder(begun.map(({ round }) => round.at));
  const given = begun.map(({ round, player }, place) => ({
    id: String(numbers[place]),
    member_id: String(ids[player]),
    node_id: round.nodeId,
    mode: round.mode,
    currency: round.mode === 'trial' ? practiceCurrency(currency) : currency,
    stake: String(round.status === 'void' ? 0n : round.stake),
    returned: String(round.status === 'void' ? round.stake : 0n),
    win: String(round.win),
    status: round.status,
    at: round.at,
    settled_at: round.settledAt,
    game_type: catalogue.find(round.nodeId)?.game.gameType ?? '',
  }));
  await sql`
    INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, returned, win, status,
      outcome, at, settled_at, game_type)
    SELECT ${code}, id, member_id, node_id, mode, currency, stake, returned, win, status, '{}',
      to_timestamp(at / 1000), to_timestamp(settled_at / 1000), game_type
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (id bigint,
      member_id bigint, node_id text, mode text, currency text, stake bigint, returned bigint,
      win bigint, status text, at float8, settled_at float8, game_type text)`.execute(tx);
  return new Map(begun.map(({ round }, index) => [round, numbers[index] ?? 0n]));
}

async function insertMovements(
  tx: Tx,
  { code }: Merchant,
  happened: readonly NumberedMovement[],
  numbers: ReadonlyMap<PastRound, bigint>,
): Promise<void> {
  const own = numberInOrder(happened.map(({ at }) => at));
  const given = happened.flatMap(({ kind, amount, at, round, transfer }, index) => {
    if (round === undefined) return [];
    const id = numbers.get(round) ?? 0n;
    return [
      {
        id: String(own[index]),
        ref: `round-${id}-${kind}`,
        kind,
        round_id: String(id),
        amount: String(amount),
        transfer_id: String(transfer),
        is_void: kind === 'bet' && round.status === 'void',
        undoes: kind === 'rollback' ? `round-${id}-bet` : null,
        at,
      },
    ];
  });
  await sql`
    INSERT INTO round_movement (merchant, id, vendor, ref, kind, round_id, amount, transfer_id,
      is_void, undoes, at)
    SELECT ${code}, id, '', ref, kind, round_id, amount, transfer_id, is_void, undoes,
      to_timestamp(at / 1000)
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (id bigint, ref text, kind text,
      round_id bigint, amount bigint, transfer_id bigint, is_void boolean, undoes text, at float8)`.execute(
    tx,
  );
  await sql`
    INSERT INTO movement_ref (merchant, vendor, ref, id)
    SELECT merchant, vendor, ref_hash('movement', ref), id FROM round_movement
    WHERE merchant = ${code} AND vendor = '' AND session_id IS NULL`.execute(tx);
}
