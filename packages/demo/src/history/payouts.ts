import type { Entry } from '@livery/gateway/extras';
import type { Random } from '../random.ts';

/** How often each return comes in a deck, in tenths of the stake. */
type Deck = readonly (readonly [tenths: bigint, times: number])[];

/** What reels pay most of the time: about half of what they return. */
const small: Deck = [
  [0n, 66],
  [4n, 10],
  [8n, 8],
  [15n, 8],
  [25n, 5],
  [50n, 3],
];

/** Where the other half goes: rarely, and then at once. */
const large = [620n, 300n, 120n, 60n] as const;
const LARGE_OF_ROUNDS = 0.16;

/** About even money, as at a table or on a match: a hundred that give back 95.8 per cent. */
const even: Deck = [
  [0n, 51],
  [10n, 6],
  [19n, 34],
  [28n, 9],
];

const TABLES = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP']);
/** Tenths of a per cent: what games return in the long run. */
const RETURN = 965n;

export type PayoutRule = (entry: Entry, stake: bigint) => bigint;

/**
 * What rounds of a history paid. Real chance would need a million of them to
 * come near the return of the games; this keeps count, so that a thousand do.
 */
export function dealer(random: Random): PayoutRule {
  const reels = drawn(small, random);
  const tables = drawn(even, random);
  let owed = 0n;
  return ({ game, info }, stake) => {
    const most = info.maxWin === null ? undefined : stake * BigInt(info.maxWin);
    const isTable = TABLES.has(game.gameCategory);
    if (!isTable) owed += stake * RETURN;
    const due = large.find((tenths) => stake * tenths * 100n <= owed);
    const isLarge = !isTable && due !== undefined && random.next() < LARGE_OF_ROUNDS;
    const tenths = isTable ? tables() : isLarge ? due : reels();
    // Reels add up several lines; a table pays its odds.
    const spread = isTable ? 100n : BigInt(random.between(80, 118));
    const win = (stake * tenths * spread) / 1_000n;
    const paid = most === undefined || win < most ? win : most;
    if (!isTable) owed -= paid * 1_000n;
    return paid;
  };
}

/** Without putting back, until a deck is used up. */
function drawn(deck: Deck, random: Random): () => bigint {
  const cards = deck.flatMap(([tenths, times]) => Array.from({ length: times }, () => tenths));
  let left: bigint[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(cards);
    return left.pop() ?? 0n;
  };
}
