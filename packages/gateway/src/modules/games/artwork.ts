export interface GameFacts {
  /** Per cent, cut to two digits. */
  readonly rtp: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Times the stake. */
  readonly maxWin: number;
  readonly minBet: string;
  readonly maxBet: string;
}

/** What the demo's artwork offers: a catalogue and a drawing for each entry. */
export interface ArtGame {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** The vendor's code. */
  readonly vendor: string;
  /** What is known for certain, where the game is one of ours. */
  readonly facts: GameFacts | undefined;
  draw(): string;
}

export interface ArtVendor {
  readonly code: string;
  readonly name: string;
  draw(): string;
}

export interface ArtBanner {
  readonly id: string;
  draw(): string;
}

export interface Artwork {
  readonly games: readonly ArtGame[];
  readonly vendors: readonly ArtVendor[];
  readonly banners: readonly ArtBanner[];
  /** Changes whenever a drawing may, so that no cache keeps an old one. */
  readonly version: string;
}
