import { daysIn, type RecordDays } from '#kernel/time/record-days.ts';

/** What narrows a record, as its address names it; an absent part does not. */
export type RecordFilter = Partial<RecordDays> & Readonly<Record<string, string | undefined>>;

export const betStatuses = ['won', 'lost', 'open', 'void'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** What narrows the list of rounds. */
export type BetFilter = Partial<RecordDays> & {
  readonly gameCategory?: string;
  readonly vendor?: string;
  readonly status?: BetStatus;
};

const code = (text = ''): string | undefined => (/^[\w -]{1,40}$/.test(text) ? text : undefined);

/** What an address asks for; what no list could be asked for is left out. */
export function betFilterOf(params: Readonly<Record<string, string>>): BetFilter {
  const gameCategory = code(params['gameCategory']);
  const vendor = code(params['vendor']);
  const status = betStatuses.find((one) => one === params['status']);
  return {
    ...daysIn(params),
    ...(gameCategory && gameCategory !== 'ALL' ? { gameCategory } : {}),
    ...(vendor ? { vendor } : {}),
    ...(status ? { status } : {}),
  };
}

/** What money is moved by, in the order of the chips; each stands for kinds of the platform. */
export const transactionChoices = {
  games: 'bet,win,rollback',
  deposit: 'deposit',
  withdraw: 'withdraw',
  rewards: 'bonus',
  wallets: 'transfer',
} as const;

export type TransactionChoice = keyof typeof transactionChoices;

export type TransactionFilter = Partial<RecordDays> & {
  /** As the address names them: kinds with commas between them, or `A` for an agent’s own. */
  readonly types?: string;
};

export function transactionFilterOf(params: Readonly<Record<string, string>>): TransactionFilter {
  const types = params['types'] ?? '';
  return {
    ...daysIn(params),
    ...(/^[\w,]{1,80}$/.test(types) && types !== 'ALL' ? { types } : {}),
  };
}

/** How a deposit can stand, in the order of the chips. */
export const depositStatuses = [
  'open',
  'settling',
  'unclear',
  'paid',
  'partly_paid',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'returned',
] as const;

export type DepositFilter = Partial<RecordDays> & {
  readonly status?: (typeof depositStatuses)[number];
};

export function depositFilterOf(params: Readonly<Record<string, string>>): DepositFilter {
  const status = depositStatuses.find((one) => one === params['status']);
  return { ...daysIn(params), ...(status ? { status } : {}) };
}

/** How a payout can stand, in the order of the chips. */
export const withdrawalStatuses = [
  'review',
  'approved',
  'sending',
  'sent',
  'unclear',
  'paid',
  'partly_paid',
  'refused',
  'failed',
  'returned',
] as const;

export type WithdrawalFilter = Partial<RecordDays> & {
  readonly status?: (typeof withdrawalStatuses)[number];
};

export function withdrawalFilterOf(params: Readonly<Record<string, string>>): WithdrawalFilter {
  const status = withdrawalStatuses.find((one) => one === params['status']);
  return { ...daysIn(params), ...(status ? { status } : {}) };
}
