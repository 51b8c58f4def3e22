import type { Reply } from '../../packages/contract/src/client.ts';

type Bonus = Reply<'bonus'>;
type Grant = NonNullable<Bonus['active']>;

const week: Grant = {
  id: '7',
  promotionId: '3',
  title: 'Nine Lantern Week',
  state: 'active',
  amount: '300.00',
  balance: '281.50',
  wagered: '1240.00',
  required: '2580.00',
  madeAt: Date.UTC(2026, 10, 20, 4),
  expiresAt: Date.UTC(2026, 11, 4, 4),
  terms: {
    wagering: 5,
    minDeposit: '100.00',
    maxBonus: '300.00',
    days: 14,
    match: 0,
    cap: '1500.00',
    maxStake: '25.00',
    product: 'ALL',
    weights: [
      { type: 'RNG', percent: 100 },
      { type: '*', percent: 20 },
    ],
  },
};

const { expiresAt: _, ...unbegun } = week;

/** One whose turn it is, and one behind it. */
export const bonus = (): Bonus => ({
  cash: '12480.50',
  active: week,
  waiting: [
    { ...unbegun, id: '8', title: 'Half of your next deposit', state: 'waiting', wagered: '0.00' },
  ],
});

export const noBonus: Bonus = { cash: '12480.50', waiting: [] };

/** A last round of it is still being played. */
export const closingBonus: Bonus = {
  cash: '12480.50',
  active: { ...week, state: 'closing', balance: '0.00' },
  waiting: [],
};

/** One of each way in which it ends. */
export const bonusRecords = (): Reply<'bonusRecords'> => ({
  list: [
    { ...past('6', 'First deposit'), state: 'earned', wagered: '2580.00', earned: '412.75' },
    { ...past('5', 'Market day'), state: 'expired' },
    { ...past('4', 'Sunday table'), state: 'given_up' },
    { ...past('2', 'Rain of May'), state: 'ended', why: 'spent' },
  ],
  pageNum: 1,
  totalPages: 1,
});

function past(id: string, title: string): Reply<'bonusRecords'>['list'][number] {
  const { amount, wagered, required, promotionId } = week;
  return {
    id,
    promotionId,
    title,
    state: 'ended',
    amount,
    wagered,
    required,
    earned: '0.00',
    madeAt: Date.UTC(2026, 9, 4, 4),
    endedAt: Date.UTC(2026, 9, 18, 4),
  };
}
