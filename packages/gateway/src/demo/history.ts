import type { Catalogue } from '../modules/games/catalogue.ts';
import type { Merchant } from '../merchants.ts';
import { calendarOf } from './calendar.ts';
import type { Deal } from './deals.ts';
import { lifeOf, type World } from './life.ts';
import { dealer } from './outcomes.ts';
import type { Payment } from './pay.ts';
import type { DemoPlayer } from './players.ts';
import { seeded } from './random.ts';

/** A movement, and whose wallet it was in. */
export interface Happened extends Deal {
  /** The player's place in the list. */
  readonly player: number;
}

export interface Story {
  readonly merchant: Merchant;
  readonly catalogue: Catalogue;
  readonly players: readonly DemoPlayer[];
  readonly now: number;
  /** Bonuses and jackpots, by account. */
  readonly gifts: ReadonlyMap<string, readonly Payment[]>;
}

/** Four months and a little more. */
const DAYS = 130;

/** What happened at one merchant, the oldest first: the same for the same merchant and time. */
export function historyOf({ merchant, catalogue, players, now, gifts }: Story): Happened[] {
  const world: Omit<World, 'deal'> = {
    catalogue,
    currency: merchant.currency,
    calendar: calendarOf(merchant.timeZone, now, DAYS),
  };
  // Regulars share one: few rounds of each are still many, and some of them win well.
  const regular = dealer(seeded(`${merchant.code} outcomes`));
  return players
    .flatMap((player, index) => {
      const random = seeded(`${merchant.code} ${player.account}`);
      const dealt = player.plays === 'regular' ? regular : dealer(random);
      const own = gifts.get(player.account) ?? [];
      const deals = lifeOf(player, { ...world, deal: dealt }, random, own);
      return deals.map((deal): Happened => Object.assign(deal, { player: index }));
    })
    .toSorted((one, other) => one.at - other.at);
}
