import type { Tx } from '../../database/transact.ts';
import type { ProviderSession } from '../launch/store.ts';

export interface PlayedRound {
  readonly session: Pick<ProviderSession, 'merchant' | 'memberId' | 'nodeId' | 'mode' | 'currency'>;
  readonly stake: bigint;
  readonly win: bigint;
  readonly transfers: { readonly bet: bigint; readonly win: bigint | null };
  readonly outcome: unknown;
  readonly at: number;
}

export async function recordRound(tx: Tx, round: PlayedRound): Promise<bigint> {
  const [id] = await recordRounds(tx, [round]);
  if (id === undefined) throw new Error('a round was not written');
  return id;
}

export async function recordRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<bigint[]> {
  const rows = await tx
    .insertInto('round')
    .values(
      rounds.map(({ session, stake, win, transfers, outcome, at }) => ({
        merchant: session.merchant,
        member_id: session.memberId,
        node_id: session.nodeId,
        mode: session.mode,
        currency: session.currency,
        stake,
        win,
        bet_transfer_id: transfers.bet,
        win_transfer_id: transfers.win,
        outcome: JSON.stringify(outcome),
        at: new Date(at),
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
