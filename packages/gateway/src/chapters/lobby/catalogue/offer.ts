/** What a game pays and takes, as players are told. */
export interface GameFacts {
  /** Per cent, cut to two digits. */
  readonly rtp: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Times the stake. */
  readonly maxWin: number;
  readonly minBet: string;
  readonly maxBet: string;
}

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
}

interface Snake<Facts extends GameFacts> {
  readonly rtp: Facts['rtp'];
  readonly volatility: Facts['volatility'];
  readonly max_win: Facts['maxWin'];
  readonly min_bet: Facts['minBet'];
  readonly max_bet: Facts['maxBet'];
}
