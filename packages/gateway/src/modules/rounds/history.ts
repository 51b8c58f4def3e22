import type { Tx } from '../../database/transact.ts';
import type { ProviderSession } from '../launch/store.ts';
import { writeMovements } from './movements.ts';

export interface PlayedRound {
  readonly session: Pick<ProviderSession, 'merchant' | 'memberId' | 'nodeId' | 'mode' | 'currency'>;
  readonly stake: bigint;
  readonly win: bigint;
  readonly transfers: { readonly bet: bigint; readonly win: bigint | null };
  readonly outcome: unknown;
  readonly at: number;
}

/** Writes rounds that were played elsewhere, whose money has been posted already. */
export async function recordRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<void> {
  const rows = await tx
    .insertInto('round')
    .values(
      rounds.map(({ session, stake, win, outcome, at }) => ({
        merchant: session.merchant,
        member_id: session.memberId,
        node_id: session.nodeId,
        mode: session.mode,
        currency: session.currency,
        session_id: null,
        ref: null,
        stake,
        win,
        status: 'settled' as const,
        outcome: JSON.stringify(outcome),
        at: new Date(at),
        settled_at: new Date(at),
      })),
    )
    .returning('id')
    .execute();
  const movements = rounds.flatMap(({ session, stake, win, transfers, at }, index) => {
    const id = rows[index]?.id ?? 0n;
    const common = {
      merchant: session.merchant,
      vendor: '',
      session_id: null,
      round_id: id,
      undoes: null,
      at: new Date(at),
    };
    const bet = { ref: `round-${id}-bet`, kind: 'bet' as const, amount: stake };
    const made = [{ ...common, ...bet, transfer_id: transfers.bet }];
    if (transfers.win === null) return made;
    const won = { ref: `round-${id}-win`, kind: 'win' as const, amount: win };
    return [...made, { ...common, ...won, transfer_id: transfers.win }];
  });
  await writeMovements(tx, movements);
}
