import { games, vendors } from '@livery/art/catalogue';
import { houseGames, rulesAndPace } from '@livery/games';
import type { GameFacts, Offer, OfferGame } from '@livery/gateway/extras';
import { createHash } from 'node:crypto';

const MIN_BETS = ['0.01', '0.05', '0.10', '0.50', '0.75', '1.00'] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
const SLOT_KINDS = ['Classic', 'Feature', 'Jackpot'] as const;
const LINES = [5, 9, 10, 20, 25, 30, 40, 50] as const;
/** Seconds: builds of drawn games are as slow as any law wants. */
const CERTIFIED = 5;
const PRACTISABLE = new Set(['RNG', 'FISH', 'PVP']);

type DrawnGame = (typeof games)[number];

function gameOf(game: DrawnGame, position: number): OfferGame {
  const bytes = digest(game.slug);
  const byte = (index: number) => bytes[index] ?? 0;
  const isSlot = game.category === 'RNG';
  // What is known of a game of ours comes from its own mathematics.
  const known = houseGames.find(({ nodeId }) => nodeId === game.slug);
  const facts = known?.facts ?? inventedFacts(bytes, game.category);
  return {
    node_id: game.slug,
    vendor: game.vendor,
    title: game.title,
    category: game.category,
    classify: isSlot ? pick(SLOT_KINDS, byte(6)) : '',
    is_new: byte(7) % 8 === 0,
    practice: PRACTISABLE.has(game.category),
    // What can really be played here leads the hot games.
    heat: known ? 0 : (byte(3) * 256 + byte(4)) / 65_536,
    lotto_mode: game.category.endsWith('LOTT') ? game.category : '',
    game_code: `${game.vendor}_${game.slug}`,
    icon: `art:covers/${game.slug}`,
    rtp: facts.rtp,
    volatility: facts.volatility,
    max_win: facts.maxWin,
    min_bet: facts.minBet,
    max_bet: facts.maxBet,
    lines: isSlot ? pick(LINES, byte(8)) : 0,
    ...(known ? rulesAndPace(known.folder) : { rules_url: null, round_seconds: CERTIFIED }),
    position,
  };
}

/** What is staked on a result has odds of its own, each time: no vendor tells one figure for all. */
const BY_ODDS = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']);

function inventedFacts(bytes: Buffer, category: string): GameFacts {
  const byte = (index: number) => bytes[index] ?? 0;
  const isSlot = category === 'RNG';
  const minBet = isSlot ? pick(MIN_BETS, byte(0)) : '1.00';
  const maxBet = `${Number(minBet) < 1 ? 500 : 5000}.00`;
  if (BY_ODDS.has(category)) return { rtp: null, volatility: null, maxWin: null, minBet, maxBet };
  return {
    rtp: (94 + (byte(1) % 36) / 10).toFixed(2),
    volatility: pick(VOLATILITIES, byte(2)),
    maxWin: 500 * (1 + (byte(5) % 20)),
    minBet,
    maxBet,
  };
}

function pick<T>(from: readonly [T, ...T[]], number: number): T {
  return from[number % from.length] ?? from[0];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * A catalogue of what there is a drawing for. The facts of a demo game are
 * drawn from its name: the same at every start and on every instance.
 */
export const demoOffer: Offer = {
  vendors: vendors
    .filter(({ code }) => games.some(({ vendor }) => vendor === code))
    .map(({ code, name }, position) => ({ code, name, icon: `art:vendors/${code}`, position })),
  games: games.map(gameOf),
};
