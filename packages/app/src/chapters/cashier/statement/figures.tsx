import { FactStrip, type StripFact } from '@livery/ui/fact-strip';
import { compareDecimals } from '@livery/ui/money';
import { StatCard } from '@livery/ui/stat-card';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Statement } from '../api/statement.ts';
import * as css from './statement.css.ts';

interface Words {
  readonly more: TextKey;
  readonly less: TextKey;
  readonly same: TextKey;
}

const netDeposits: Words = {
  more: 'statement.deposits.more',
  less: 'statement.deposits.less',
  same: 'statement.deposits.same',
};
const play: Words = {
  more: 'statement.play.more',
  less: 'statement.play.less',
  same: 'statement.play.same',
};

const isNothing = (amount: string): boolean => compareDecimals(amount, '0') === 0;
const size = (amount: string): string => amount.replace(/^-/, '');

/** What it comes to, as a figure and in words: neither is called good or bad. */
export function Figures({ statement: { currency, totals } }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const say = (amount: string, { more, less, same }: Words): string => {
    const order = compareDecimals(amount, '0');
    if (order === 0) return t(same);
    return t(order > 0 ? more : less, { amount: money(size(amount)) });
  };
  return (
    <div className={css.figures}>
      <StatCard
        label={t('statement.netDeposits')}
        value={money(totals.netDeposits)}
        delta={{ text: say(totals.netDeposits, netDeposits), way: 'same' }}
      />
      <StatCard
        label={t('statement.play')}
        value={signed(totals.net)}
        delta={{ text: say(totals.net, play), way: 'same' }}
      />
    </div>
  );
}

/** From what was there to what is there; what nobody has stays away. */
export function Sums({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const money = useMoney(statement.currency);
  const signed = useSignedMoney(statement.currency);
  const { opening, closing, totals } = statement;
  const closingLabel = t('statement.closing');
  const optional = (label: TextKey, amount: string, written = signed(amount)): StripFact[] =>
    isNothing(amount) ? [] : [{ label: t(label), value: written }];
  return (
    <FactStrip
      className={css.inset}
      aria-label={t('records.totals')}
      main={closingLabel}
      facts={[
        { label: t('statement.opening'), value: money(opening) },
        { label: t('transactions.deposits'), value: money(totals.deposits) },
        { label: t('transactions.withdrawals'), value: money(totals.withdrawals) },
        { label: t('statement.staked'), value: money(totals.staked) },
        { label: t('statement.won'), value: money(totals.won) },
        { label: t('transactions.rewards'), value: money(totals.bonuses) },
        ...optional('statement.other', totals.other),
        { label: closingLabel, value: money(closing) },
        ...optional('statement.toVendors', totals.transfersOut, money(totals.transfersOut)),
        ...optional('statement.fromVendors', totals.transfersIn, money(totals.transfersIn)),
      ]}
    />
  );
}
