import {
  type Catalogue,
  type Entry,
  HOUSE_VENDOR,
  PRACTICE_CREDITS,
  toMinor,
} from '@livery/gateway/extras';
import { houseGames } from '@livery/games';
import type { Calendar } from './calendar.ts';
import { openPast, type WalletMovement, type Past } from './movements.ts';
import { playingStyles } from './playing-styles.ts';
import { paymentsTo, type Payment } from './agent-payments.ts';
import type { DemoPlayer } from '../people/players.ts';
import type { PayoutRule } from './payouts.ts';
import type { Random } from '../random.ts';

export interface World {
  readonly catalogue: Catalogue;
  readonly currency: string;
  readonly calendar: Calendar;
  /** What a round pays. */
  readonly deal: PayoutRule;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Games somebody comes back to. */
const POOL = 14;
/** And of those that everybody plays. */
const HOT = 2;
/** How often somebody puts money in before they have to. */
const DEPOSITS = 0.4;
/** What the one who has money at vendors left at each of three. */
const LEFT_AT_VENDORS = [120_000n, 64_050n, 8_030n] as const;

type Agenda = { readonly at: number; act(): void }[];

/** Everything that happened to the wallet of one player, the oldest first. */
export function playerHistoryOf(
  player: DemoPlayer,
  world: World,
  random: Random,
  gifts: readonly Payment[],
): readonly WalletMovement[] {
  const { calendar, currency } = world;
  if (player.plays === 'practice') return practice(player, calendar.now);
  const wanted = toMinor(player.balance, currency) ?? 0n;
  if (wanted === 0n) return [];
  const begins = calendar.now - player.joined * DAY;
  const past = openPast(begins);
  const { sittings, step } = playingStyles[player.plays];
  const pays = paymentsTo(player, calendar, random);
  // Whoever does not play has what they are said to have; agents are paid it.
  const first = sittings > 0 ? 2n * step : pays.length > 0 ? 0n : wanted;
  if (first > 0n) past.move('deposit', begins + random.between(5, 600) * MINUTE, first);

  const payOut = (at: number) => {
    const spare = past.cash - wanted;
    if (spare > wanted / 4n + 2n * step) past.move('withdraw', at, -(spare - (spare % step)));
  };
  const pool = poolOf(world.catalogue, player, random);
  const agenda: Agenda = [...pays, ...gifts]
    .filter(({ at }) => at > begins + HOUR)
    .map(({ kind, at, amount }) => ({
      at,
      act: () => payOut(past.move(kind, at, amount) + 3 * HOUR),
    }));
  // Where the last sitting began, for money that turns out to be missing at the end.
  let lastSitting = past.deals.length;
  for (let count = 0; count < sittings; count += 1) {
    const isYesterday = player.playedYesterday === true && count === 0;
    const at = isYesterday
      ? calendar.lastEvening + random.between(0, 2 * HOUR)
      : calendar.sitting(random, Math.min(player.joined - 4, 124));
    const games = isYesterday ? pool.slice(0, HOT) : pool;
    agenda.push({
      at,
      act: () => {
        lastSitting = past.deals.length;
        payOut(sit(past, player, games, world, random, at) + 9 * MINUTE);
      },
    });
  }
  if (player.plays === 'much') agenda.push(...oddRounds(past, world, random));
  for (const { act } of agenda.toSorted((one, other) => one.at - other.at)) act();

  settle(past, wanted, step, lastSitting, calendar.now - random.between(35, 100) * MINUTE);
  if (player.plays === 'away') leaveAtVendors(past, world.catalogue, calendar.now);
  return past.deals;
}

function poolOf(catalogue: Catalogue, { plays }: DemoPlayer, random: Random): readonly Entry[] {
  // Whoever plays high does so at slots and tables, and the house's own games are everybody's.
  const isMeant = ({ game }: Entry) => plays !== 'high' || ['RNG', 'LIVE'].includes(game.gameType);
  const others = random.shuffle(catalogue.entries.filter(isMeant)).slice(0, POOL);
  return [...catalogue.hot.slice(0, HOT), ...others];
}

/** Rounds of one or two games, and before them a deposit where the wallet would not do. */
function sit(
  past: Past,
  { plays }: DemoPlayer,
  pool: readonly Entry[],
  { catalogue, deal }: World,
  random: Random,
  start: number,
): number {
  const { rounds, stakes, step } = playingStyles[plays];
  const count = random.between(...rounds);
  const wished = random.pick(stakes);
  const needed = wished * BigInt(count);
  let at = start;
  const short = needed > past.cash ? needed - past.cash : 0n;
  if (short > 0n || random.next() < DEPOSITS) {
    const times = short / step + BigInt(random.between(1, 2));
    at = past.move('deposit', at, step * times) + MINUTE;
  }
  const [one, other] = [random.pick(pool), random.pick(pool)];
  const away = vendorToVisit(catalogue, one, random);
  const carried = past.cash / 4n - ((past.cash / 4n) % 10_000n);
  const visits = away !== undefined && carried > 0n;
  if (visits) at = past.move('transfer', at, -carried, away) + MINUTE;
  for (let round = 0; round < count; round += 1) {
    const entry = round < count / 2 ? one : other;
    const stake = within(entry, wished);
    if (past.cash < stake) break;
    const played = { nodeId: entry.game.nodeId, mode: 'real', status: 'settled' } as const;
    at =
      past.play({ ...played, stake, win: deal(entry, stake) }, at) + random.between(6, 45) * 1_000;
  }
  return visits ? past.move('transfer', at + MINUTE, carried, away) : at;
}

/** Now and then money is carried to the vendor and back. */
function vendorToVisit(catalogue: Catalogue, { game }: Entry, random: Random) {
  const keepsWallet =
    game.vassalage !== HOUSE_VENDOR &&
    catalogue.vendors.some(({ code }) => code === game.vassalage);
  return keepsWallet && random.next() < 0.12 ? (`vendor:${game.vassalage}` as const) : undefined;
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

function within({ info }: Entry, wished: bigint): bigint {
  if (info.minBet !== null && wished < cents(info.minBet)) return cents(info.minBet);
  return info.maxBet !== null && wished > cents(info.maxBet) ? cents(info.maxBet) : wished;
}

/** Matches that are not over, and two that were called off. */
function oddRounds(past: Past, { catalogue, calendar }: World, random: Random): Agenda {
  const matches = catalogue.entries.filter(({ game }) => game.gameType === 'SPORTS');
  if (matches.length === 0) return [];
  const odd = [
    ['void', 33 * DAY],
    ['void', 9 * DAY],
    ['open', 26 * HOUR],
    ['open', 5 * HOUR],
  ] as const;
  return odd.map(([status, ago]) => {
    const at = calendar.now - ago;
    const { nodeId } = random.pick(matches).game;
    const round = { nodeId, mode: 'real', stake: 5_000n, win: 0n, status } as const;
    return { at, act: () => void past.play(round, at) };
  });
}

/** To the balance the account is said to have: deposits are round, so the rest is paid out. */
function settle(past: Past, wanted: bigint, step: bigint, place: number, at: number): void {
  const missing = wanted - past.cash;
  if (missing > 0n) past.depositBefore(place, ((missing + step - 1n) / step) * step);
  if (past.cash > wanted) past.move('withdraw', at, wanted - past.cash);
}

/** Stakes and wins of the guest: what is left of the credits is said in the list of players. */
const PRACTISED: readonly (readonly [stake: bigint, win: bigint])[] = [
  [1_000n, 0n],
  [1_000n, 1_500n],
  [1_000n, 0n],
  [2_500n, 0n],
  [2_500n, 2_000n],
  [2_500n, 6_250n],
  [5_000n, 0n],
  [5_000n, 0n],
  [2_500n, 0n],
  [2_500n, 7_500n],
  [1_000n, 0n],
  [1_000n, 0n],
  [1_000n, 3_000n],
];

function practice({ joined }: DemoPlayer, now: number): readonly WalletMovement[] {
  const begins = now - joined * DAY;
  const past = openPast(begins);
  past.move('practice', begins, PRACTICE_CREDITS);
  const spin = { nodeId: houseGames[0]?.nodeId ?? '', mode: 'trial', status: 'settled' } as const;
  for (const [index, [stake, win]] of PRACTISED.entries()) {
    past.play({ ...spin, stake, win }, now - DAY + index * MINUTE);
  }
  return past.deals;
}

function leaveAtVendors(past: Past, { vendors }: Catalogue, now: number): void {
  const others = vendors.filter(({ code }) => code !== HOUSE_VENDOR);
  for (const [index, amount] of LEFT_AT_VENDORS.entries()) {
    const code = others[index]?.code;
    if (code !== undefined) past.move('transfer', now - 30 * MINUTE, -amount, `vendor:${code}`);
  }
}
