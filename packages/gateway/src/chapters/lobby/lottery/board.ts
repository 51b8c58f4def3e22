import type { Kysely } from 'kysely';
import { prepare, type Prepared } from '../../../http/replies/prepared.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Catalogue, Entry } from '../catalogue/catalogue.ts';
import { nextDraw, pastDraws, resultsOf } from './draws.ts';

export const lotteriesOf = ({ entries }: Catalogue): Entry[] =>
  entries.filter(({ game }) => game.lottoMode !== '');

interface Kept {
  readonly until: number;
  readonly board: Promise<Prepared<'lotteryDraws'>>;
}

/**
 * All lotteries of a site as they stand. Everybody asks when a draw has fallen,
 * and nothing changes before the next one does: it is read once in between.
 */
export function createBoards(db: Kysely<Database>) {
  const kept = new WeakMap<Catalogue, Kept>();

  const read = async (merchant: Merchant, lotteries: readonly Entry[], now: number) => {
    const { code, timeZone } = merchant;
    const fallen = lotteries.flatMap(({ game: { nodeId } }) =>
      pastDraws(nodeId, timeZone, now, 1).map(({ numero, closeAt, openAt }) => ({
        nodeId,
        numero,
        closeAt,
        openAt,
      })),
    );
    const results = await resultsOf(db, code, fallen);
    const list = lotteries.map(({ game }) => {
      const last = results.find(({ nodeId }) => nodeId === game.nodeId);
      if (last === undefined) throw new Error(`nothing was drawn for ${game.nodeId}`);
      const { nodeId: _, ...result } = last;
      return { game, draw: nextDraw(game.nodeId, timeZone, now), last: result };
    });
    return prepare('lotteryDraws', { list });
  };

  return (merchant: Merchant, catalogue: Catalogue, now: number): Kept['board'] => {
    const known = kept.get(catalogue);
    if (known !== undefined && now < known.until) return known.board;
    const lotteries = lotteriesOf(catalogue);
    const falls = lotteries.map(({ game }) => nextDraw(game.nodeId, merchant.timeZone, now).openAt);
    const board = read(merchant, lotteries, now);
    kept.set(catalogue, { until: Math.min(...falls), board });
    board.catch(() => kept.delete(catalogue));
    return board;
  };
}
