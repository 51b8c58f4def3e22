/**
 * A ground that a component mixes of two colours. The component paints it by
 * these parts, and the check reckons with them (ADR 110).
 */
export interface Wash {
  /** How much of the tint lies over the ground. */
  readonly part: number;
  readonly tint: string;
  readonly over: string;
  /** What is read on it; each reaches 4.5. */
  readonly read: readonly string[];
}

export const washes = {
  balance: {
    part: 0.08,
    tint: 'color.frame.text',
    over: 'color.frame.ground',
    read: ['color.frame.text', 'color.frame.soft'],
  },
  headerButton: {
    part: 0.12,
    tint: 'color.frame.text',
    over: 'color.frame.ground',
    read: ['color.frame.text'],
  },
  licence: {
    part: 0.05,
    tint: 'color.footer.text',
    over: 'color.footer.ground',
    read: ['color.footer.text', 'color.footer.soft'],
  },
} as const satisfies Readonly<Record<string, Wash>>;

const byName: ReadonlyMap<string, Wash> = new Map(
  Object.entries(washes).map(([name, wash]) => [`wash.${name}`, wash]),
);

/** The wash of a name that stands where a ground’s path would: `wash.balance`. */
export const washNamed = (name: string): Wash | undefined => byName.get(name);

/** What is read on washes, as pairs of tokens are. */
export const washPairs = [...byName].flatMap(([on, { read }]) =>
  read.map((token) => ({ token, on, atLeast: 4.5 })),
);
