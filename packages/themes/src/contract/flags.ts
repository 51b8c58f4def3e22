/** A feature that a merchant has or has not; what is off is not in its bundle. */
export interface Flag {
  readonly role: string;
  readonly default: boolean;
}

export const flags = {
  FREEPLAY3: {
    role: 'Free play: a trial account, and practice rounds in games that allow them.',
    default: false,
  },
} as const satisfies Readonly<Record<string, Flag>>;

export type FlagName = keyof typeof flags;
export type Flags = Readonly<Record<FlagName, boolean>>;

export const flagNames = Object.keys(flags) as readonly FlagName[];
