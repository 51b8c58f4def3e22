import type { Merchant, Tx } from '@livery/gateway/extras';
import { houseGames } from '@livery/games';
import type { HistoryMovement } from '../history/merchant-history.ts';
import type { DemoPlayer } from '../people/players.ts';

const MOST = 7;

/** The games that those who can log in played most; those of the house are left to be found. */
export async function writeFavourites(
  tx: Tx,
  { code }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
): Promise<void> {
  const house = new Set(houseGames.map(({ nodeId }) => nodeId));
  const rows = players.flatMap(({ plays }, player) => {
    if (plays === 'regular') return [];
    const rounds = happened.flatMap((one) =>
      one.player === player && one.kind === 'bet' && one.round?.mode === 'real' ? [one.round] : [],
    );
    const byGame = Map.groupBy(
      rounds.filter(({ nodeId }) => !house.has(nodeId)),
      ({ nodeId }) => nodeId,
    );
    return [...byGame]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, MOST)
      .map(([nodeId, [first]]) => ({
        merchant: code,
        member_id: ids[player] ?? 0n,
        node_id: nodeId,
        at: new Date(first?.settledAt ?? first?.at ?? 0),
      }));
  });
  await tx.insertInto('favourite').values(rows).execute();
}
