export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** A mark beside the label, such as a studio's. */
  readonly src?: string;
}

export interface FilterValue {
  /** What the name has to hold. */
  readonly name: string;
  /** Manufacturers; none means all of them. */
  readonly makers: readonly string[];
  /** One of the bets given. */
  readonly bet: string;
}

export interface FilterLabels {
  readonly close?: string | undefined;
  readonly search: string;
  /** Name of the button that empties the search. */
  readonly clearSearch?: string | undefined;
  readonly makers: string;
  readonly bets: string;
  readonly clear: string;
  /** The button that closes and shows, with the count of games in it. */
  readonly show: string;
}

/** Takes a maker in, or out where it is in already; the order is that of choosing. */
export const toggled = (makers: readonly string[], maker: string): readonly string[] =>
  makers.includes(maker) ? makers.filter((one) => one !== maker) : [...makers, maker];
