import type { GameFacts } from '../games/artwork.ts';

export interface Turn {
  /** In minor units, one of the game's own. */
  readonly stake: bigint;
  /** One of the game's choices; empty where it has none. */
  readonly choice: string;
  /** Uniform from 0 up to but not including 1. */
  random(): number;
  /** Writes an amount in the currency that is played with. */
  money(minor: bigint): string;
}

export interface Turned {
  readonly win: bigint;
  /** What happened, in the words of the game's own page, the only reader. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** What a game of ours has to say; the platform does the rest. */
export interface Rules {
  /** In minor units. */
  readonly stakes: readonly bigint[];
  /** Ways to play it, such as risks; the first is the usual one. */
  readonly choices: readonly string[];
  /** What the page shows of the rules, told when it opens. */
  readonly about: Readonly<Record<string, unknown>>;
  play(turn: Turn): Turned;
}

/** A game of the house: where it stands in the catalogue, and where its page lies. */
export interface HouseGame {
  readonly nodeId: string;
  /** Under `games/`, and in the address of the page. */
  readonly folder: string;
  readonly facts: GameFacts;
  readonly rules: Rules;
}
