import { HOUSE_VENDOR, type Catalogue, type Merchant, type Tx } from '@livery/gateway/extras';
import { scaled } from '../texts/fill.ts';
import type { Payment } from '../history/agent-payments.ts';

interface Pot {
  readonly id: string;
  readonly name: string;
  /** Whole units of pesos; elsewhere what that is worth. */
  readonly seed: number;
  readonly cap: number;
  readonly sharePpm: number;
  readonly game: { readonly types: readonly string[]; readonly from: number; readonly to: number };
  readonly lastWin?: { readonly by: string; readonly amount: number; readonly daysAgo: number };
}

const DAY = 86_400_000;
/** One that was never won has grown since the demo's first day. */
const BEGAN = 125 * DAY;

const pots: readonly Pot[] = [
  {
    id: 'lantern-mini',
    name: 'Lantern Mini',
    seed: 500,
    cap: 2_500,
    sharePpm: 20_000,
    game: { types: ['RNG'], from: 0, to: 240 },
    lastWin: { by: 'rosa_v', amount: 850, daysAgo: 4.4 },
  },
  {
    id: 'tide-minor',
    name: 'Tide Minor',
    seed: 2_000,
    cap: 10_000,
    sharePpm: 15_000,
    game: { types: ['FISH'], from: 0, to: 48 },
    lastWin: { by: 'hugo_tan', amount: 2_950, daysAgo: 19.6 },
  },
  {
    id: 'harvest-major',
    name: 'Harvest Major',
    seed: 25_000,
    cap: 75_000,
    sharePpm: 10_000,
    game: { types: ['RNG'], from: 0, to: 120 },
    lastWin: { by: 'kaya_lux', amount: 26_100, daysAgo: 71.2 },
  },
  {
    id: 'crown-grand',
    name: 'Crown Grand',
    seed: 100_000,
    cap: 500_000,
    sharePpm: 5_000,
    game: { types: ['RNG', 'FISH', 'LIVE'], from: 0, to: 400 },
  },
];

/** A jackpot that was won was paid: by account, for the ledger. */
export function jackpotWins(
  merchant: Merchant,
  now: number,
): ReadonlyMap<string, readonly Payment[]> {
  return new Map(
    pots.flatMap(({ lastWin }) => {
      if (lastWin === undefined) return [];
      const { by, amount, daysAgo } = lastWin;
      const at = now - daysAgo * DAY;
      return [[by, [{ kind: 'jackpot', at, amount: scaled(merchant, amount) }]]] as const;
    }),
  );
}

/** Each began anew with its seed when it was last won, and grows by what is staked on its games. */
export async function writeJackpots(
  tx: Tx,
  merchant: Merchant,
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const money = (whole: number) => scaled(merchant, whole);
  await tx
    .insertInto('jackpot')
    .values(
      pots.map(({ id, name, seed, cap, sharePpm, game, lastWin }, position) => ({
        merchant: merchant.code,
        id,
        name,
        base: money(seed),
        seed: money(seed),
        cap: money(cap),
        since: new Date(lastWin === undefined ? now - BEGAN : now - lastWin.daysAgo * DAY),
        share_ppm: sharePpm,
        won_by: 'chance' as const,
        // All that goes in comes out again, and nothing besides.
        rtp_part: (sharePpm / 10_000).toFixed(2),
        // The hottest first. Games of the house pay by their own mathematics, which knows no jackpot.
        node_ids: catalogue.hot
          .filter(
            (entry) =>
              game.types.includes(entry.game.gameType) && entry.game.vassalage !== HOUSE_VENDOR,
          )
          .slice(game.from, game.to)
          .map((entry) => entry.game.nodeId),
        position,
        last_win_by: lastWin?.by ?? null,
        last_win: lastWin === undefined ? null : money(lastWin.amount),
        last_win_at: lastWin === undefined ? null : new Date(now - lastWin.daysAgo * DAY),
      })),
    )
    .execute();
}
