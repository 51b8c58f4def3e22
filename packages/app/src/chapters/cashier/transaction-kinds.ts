import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';

interface Kind {
  readonly text: TextKey;
  readonly icon: IconName;
}

const kinds: Readonly<Record<string, Kind>> = {
  bet: { text: 'transactions.bet', icon: 'play' },
  // What a game pays back may be less than was staked on it: it is told as no win.
  win: { text: 'transactions.win', icon: 'coins' },
  rollback: { text: 'transactions.rollback', icon: 'refresh' },
  deposit: { text: 'transactions.deposit', icon: 'deposit' },
  withdraw: { text: 'transactions.withdraw', icon: 'withdraw' },
  withdraw_back: { text: 'transactions.withdrawBack', icon: 'withdraw' },
  withdraw_returned: { text: 'transactions.withdrawReturned', icon: 'withdraw' },
  sent_back: { text: 'transactions.sentBack', icon: 'deposit' },
  chargeback: { text: 'transactions.chargeback', icon: 'deposit' },
  chargeback_won: { text: 'transactions.chargebackWon', icon: 'deposit' },
  correction: { text: 'transactions.correction', icon: 'coins' },
  transfer: { text: 'transactions.transfer', icon: 'sort' },
  bonus: { text: 'transactions.bonus', icon: 'gift' },
  ...(FLAGS.FREEPLAY3
    ? { practice: { text: 'flag.FREEPLAY3.credits', icon: 'coins' } as const }
    : {}),
  commission: { text: 'transactions.commission', icon: 'percent' },
  rebate: { text: 'transactions.rebate', icon: 'percent' },
  rebateCorrection: { text: 'transactions.rebate', icon: 'percent' },
  salary: { text: 'transactions.salary', icon: 'calendar' },
  hourPay: { text: 'transactions.salary', icon: 'calendar' },
  dividend: { text: 'transactions.dividend', icon: 'percent' },
  agentTransfer: { text: 'transactions.agentTransfer', icon: 'sort' },
  redRain: { text: 'transactions.redRain', icon: 'rewards' },
  redRainBack: { text: 'transactions.redRainBack', icon: 'refresh' },
};

const other: Kind = { text: 'transactions.other', icon: 'coins' };

/** What a kind of the platform’s is called and drawn as; one it invents tomorrow is another one. */
export const kindOf = (type: string): Kind =>
  (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? other;
