import { compareDecimals } from '@livery/ui/money';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { StatementDay } from '../api/statement.ts';
import { kindOf } from '../transaction-kinds.ts';
import * as css from './statement.css.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';

export interface DaysProps {
  readonly currency: string;
  readonly days: readonly StatementDay[];
}

/** What was moved on each day, under its month, the newest first. */
export function Days({ currency, days }: DaysProps) {
  const names = useDayNames();
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => (
    <section key={month} className={css.month}>
      <h2 className={css.monthName}>{names.month(`${month}-01`)}</h2>
      <ul className={css.days}>
        {days
          .filter(({ day }) => day.startsWith(month))
          .map((day) => (
            <li key={day.day} className={css.day}>
              <Day currency={currency} day={day} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

const isMoved = (amount: string): boolean => compareDecimals(amount, '0') !== 0;

function Day({ currency, day }: { readonly currency: string; readonly day: StatementDay }) {
  const { t, language } = useTranslation();
  const names = useDayNames();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const count = new Intl.NumberFormat(language);
  return (
    <>
      <div className={css.dayHead}>
        <h3 className={css.dayName}>{names.weekday(day.day)}</h3>
        <span className={css.balance}>
          {t('statement.balance')} <bdi>{money(day.balance)}</bdi>
        </span>
      </div>
      <dl className={css.lines}>
        {day.lines.map(({ kind, entries, in: came, out: went }) => (
          <div key={kind} className={css.line}>
            <dt>
              {t(kindOf(kind).text)}{' '}
              <span className={css.entries}>
                {t('statement.entries', { count: entries, number: count.format(entries) })}
              </span>
            </dt>
            <dd className={css.amounts}>
              {isMoved(came) ? <bdi>{signed(came)}</bdi> : null}
              {isMoved(went) ? <bdi>{signed(`-${went}`)}</bdi> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
