import type { Pace } from '../../../kernel/sites/policy/policy.ts';
import type { KnownFacts } from '../../lobby/index.ts';

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

export interface TurnResult {
  readonly win: bigint;
  /** What happened, in the words of the game's own page, the only reader. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** What a game of ours has to say; the platform does the rest. */
export interface Rules {
  /** What a law takes it for that says how long rounds last. */
  readonly pace: Pace;
  /** In minor units. */
  readonly stakes: readonly bigint[];
  /** Ways to play it, such as risks; the first is the usual one. */
  readonly choices: readonly string[];
  /** What the page shows of the rules, told when it opens. */
  readonly about: Readonly<Record<string, unknown>>;
  play(turn: Turn): TurnResult;
}

/** A game of the house: where it stands in the catalogue, and where its page lies. */
export interface HouseGame {
  readonly nodeId: string;
  /** Below the root of the games’ pages, and in the address of its own. */
  readonly folder: string;
  readonly facts: KnownFacts;
  readonly rules: Rules;
}

export interface HouseGames {
  readonly games: readonly HouseGame[];
  /** The folder on disk that the games’ folders lie in. */
  readonly root: string;
  /** Folders beside theirs that their pages load from. */
  readonly shared: readonly string[];
}
