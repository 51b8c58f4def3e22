import type { Catalogue, Merchant } from '@livery/gateway/extras';
import { calendarOf } from './calendar.ts';
import type { WalletMovement } from './movements.ts';
import { playerHistoryOf, type World } from './player-history.ts';
import { dealer } from './payouts.ts';
import type { Payment } from './agent-payments.ts';
import type { DemoPlayer } from '../people/players.ts';
import { seeded } from '../random.ts';

/** A movement, and whose wallet it was in. */
export interface HistoryMovement extends WalletMovement {
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
export function historyOf({ merchant, catalogue, players, now, gifts }: Story): HistoryMovement[] {
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
      const deals = playerHistoryOf(player, { ...world, deal: dealt }, random, own);
      return deals.map((deal): HistoryMovement => Object.assign(deal, { player: index }));
    })
    .toSorted((one, other) => one.at - other.at);
}
