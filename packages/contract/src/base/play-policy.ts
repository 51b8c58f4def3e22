/** Whole units by currency (ISO 4217); one that is not named has 0. */
export type PolicyAmounts = Readonly<Record<string, number>>;

export type LimitName = `${'deposit' | 'loss' | 'wager'}.${'24h' | '7d' | '1m'}`;

/**
 * What a player is owed at one merchant: its jurisdiction's profile, met by
 * what the manifest asks beyond it. Spans are written 24h, 7d, 6w, 1m, 5y.
 */
export interface PlayPolicy {
  /** When an identity must have been proven. */
  readonly kycGate: 'beforeWithdraw' | 'beforeDeposit' | 'beforePlay';
  /** Who may play for no money. */
  readonly demo: 'on' | 'ageConfirmed' | 'ageVerified' | 'off';
  readonly autoplay: 'vendor' | 'vendorNotice' | 'off';
  readonly vip: 'on' | 'restricted' | 'off';
  /** Play is interrupted at least this often, for at least so long. */
  readonly realityCheckMinutes: number;
  readonly breakMinutes: number;
  /** Spans. */
  readonly timeOuts: readonly string[];
  /** Spans, or `open` for one without an end. */
  readonly exclusions: readonly string[];
  /** What ends an exclusion whose time is over, and one without an end. */
  readonly exclusionReturn: 'clock' | 'ask24h' | 'ask7d';
  readonly openExclusionReturn: 'ask24h' | 'ask7d' | 'never';
  /** How often the register of excluded players is asked, besides at registration. */
  readonly registerCheck: 'never' | 'daily' | 'login';
  /** Limits that must be offered. */
  readonly limits: readonly LimitName[];
  readonly sessionLimits: readonly ('session' | 'day')[];
  /** Before the first deposit: may the question for a limit be declined? */
  readonly limitPrompt: 'ask' | 'require';
  /** A raise waits so long, and for the end of its period where that is so. */
  readonly raiseDelay: string;
  readonly raiseAfterPeriod: boolean;
  /** Then it lapses unless it is confirmed within this. */
  readonly confirmWithin: string;
  /** A player is asked this often to look at their limits. */
  readonly reviewAfter: string;
  readonly depositCeilingMonth: 'none' | PolicyAmounts;
  /** On one turn of a slot machine. */
  readonly singleStakeAtMost: 'none' | PolicyAmounts;
  /** From one round to the next, of a slot machine and of any other game against the house; 0 for no rule. */
  readonly slotRoundSeconds: number;
  readonly casinoRoundSeconds: number;
  readonly wageringAtMost: number;
  readonly disclaimerTicked: boolean;
  readonly welcomeBonus: boolean;
  readonly reverseWithdrawals: boolean;
  readonly creditCards: boolean;
  readonly crypto: boolean;
  /** In all, before an identity is proven. */
  readonly unverifiedDepositTotal: PolicyAmounts;
  readonly documentYears: number;
  readonly vendorWallets: boolean;
  readonly thirdPartyPayers: boolean;
  readonly returnToSource: boolean;
  readonly failedDepositLock: 'none' | { readonly failures: number; readonly minutes: number };
  /** A span after an exclusion, or `none`. */
  readonly returnBalanceAfter: string;
  readonly depositTurnoverAtMost: number;
  readonly panicButton: boolean;
  /** Marks for exclusion, limits and a self-test at the top of every page. */
  readonly careBar: boolean;
}
