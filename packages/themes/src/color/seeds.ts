import type { Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';

/**
 * How far a brand's colour may be moved so that it can be read.
 * `exact`: written to the digit, or refused with the nearest that would pass.
 * `nearest`: moved the least until it passes. `derived`: only its hue counts,
 * and its chroma as far as the role bears it.
 */
export type Policy = 'exact' | 'nearest' | 'derived';

export interface Seed {
  /**
   * One colour for both modes, or one for each. No single colour is readable as
   * text on dark and on light surfaces, so an exact `link` or `danger` needs two.
   */
  readonly color: Hex | Readonly<Record<Mode, Hex>>;
  readonly policy: Policy;
}

/** The main action may fix its lettering: then it is the fill that has to give way. */
export interface ActionSeed extends Seed {
  readonly on?: Hex;
}

/** What a brand says of its colours; all but the action grow from others where they are left out. */
export interface Seeds {
  /** A fill. */
  readonly action: ActionSeed;
  /** The action colour as text; from `action`. */
  readonly link?: Seed;
  /** Surfaces and text; from `action`. */
  readonly neutral?: Seed;
  /** A fill, and won amounts as text; gold. */
  readonly win?: Seed;
  /** A second fill: tags, age mark; from `win`. */
  readonly second?: Seed;
  /** Errors as text, and the unread count; red. */
  readonly danger?: Seed;
}

export type Role = keyof Seeds;

export const seedColor = ({ color }: Seed, mode: Mode): Hex =>
  typeof color === 'string' ? color : color[mode];

/** What became of a seed in one mode. */
export interface Fidelity {
  readonly role: Role;
  readonly mode: Mode;
  readonly policy: Policy;
  /** False where the brand left the role out, and the colour is another role's or our own. */
  readonly given: boolean;
  readonly asked: Hex;
  /** The token that carries the role. */
  readonly token: string;
  readonly written: Hex;
  /** CIEDE2000 from what was asked to what was written. */
  readonly difference: number;
  readonly outcome: 'kept' | 'repaired' | 'derived' | 'refused';
  /** Why it was refused, or had to be repaired. */
  readonly fault?: Fault;
}

/** Where a colour failed, and the nearest one that does not. */
export interface Fault {
  /** The contrast it reached, and what it had to reach. */
  readonly ratio: number;
  readonly needed: number;
  /** The token it was to be read on, or, for a fill, the lettering it was to carry. */
  readonly on: string;
  readonly nearest: Hex;
}
