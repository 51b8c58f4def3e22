import type { Offer } from '../chapters/lobby/index.ts';
import type { HouseGames } from '../chapters/play/index.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { Seeding } from './seeding.ts';

/** Somebody whom the start page names, for whoever wants to look around. */
export interface KnownAccount {
  readonly account: string;
  readonly role: string;
  readonly type: number;
  /** In the merchant’s currency. */
  readonly balance: string;
}

export interface KnownAccounts {
  /** One for all of them. */
  readonly password: string;
  accountsOf(merchant: Merchant): readonly KnownAccount[];
}

/**
 * What may be handed to the platform at its start, besides its settings: it
 * has no games, no catalogue and no members of its own (ADR 31).
 */
export interface Extra {
  /** Games whose rules run in this process. */
  readonly houseGames?: HouseGames;
  /** What is added to a merchant’s catalogue; undefined for nothing. */
  readonly offerFor?: (merchant: Merchant) => Offer | undefined;
  /** Writes what a merchant begins with; once, however often it is asked. */
  readonly seed?: (seeding: Seeding) => Promise<void>;
  readonly knownAccounts?: KnownAccounts;
  /** Nobody here is real: what would be sent to players may be shown on the terminal. */
  readonly isDemo?: true;
  /** Said when the gateway listens. */
  readonly notice?: (merchants: readonly Merchant[]) => string;
}
