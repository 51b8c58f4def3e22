/** What a game pays and takes, as players are told: null for what its vendor does not tell. */
export interface GameFacts {
  /** Per cent, cut to two digits. */
  readonly rtp: string | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  /** Times the stake. */
  readonly maxWin: number | null;
  readonly minBet: string | null;
  readonly maxBet: string | null;
}

/** Of a game that is known to the last figure. */
export type KnownFacts = { readonly [Fact in keyof GameFacts]: NonNullable<GameFacts[Fact]> };

/** Rows of a catalogue, before they belong to a merchant. */
export interface Offer {
  readonly vendors: readonly OfferVendor[];
  readonly games: readonly OfferGame[];
}

export interface OfferVendor {
  readonly code: string;
  readonly name: string;
  /** An address, or `art:vendors/CODE`. */
  readonly icon: string;
  readonly position: number;
}

export interface OfferGame extends Snake<GameFacts> {
  readonly node_id: string;
  readonly vendor: string;
  readonly title: string;
  readonly category: string;
  readonly classify: string;
  readonly is_new: boolean;
  readonly practice: boolean;
  /** Smaller is hotter. */
  readonly heat: number;
  readonly lotto_mode: string;
  readonly game_code: string;
  /** An address, or `art:covers/<name>`. */
  readonly icon: string;
  readonly lines: number;
  readonly position: number;
  /** An address, a path of the site, or `house:FILE` for a page on the games’ own host. */
  readonly rules_url: string | null;
  /** Its build is certified to keep rounds at least so long where it is told to; null where nobody says. */
  readonly round_seconds: number | null;
}

interface Snake<Facts extends GameFacts> {
  readonly rtp: Facts['rtp'];
  readonly volatility: Facts['volatility'];
  readonly max_win: Facts['maxWin'];
  readonly min_bet: Facts['minBet'];
  readonly max_bet: Facts['maxBet'];
}
