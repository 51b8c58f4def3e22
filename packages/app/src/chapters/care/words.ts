import { platformNow } from '#kernel/http/platform-clock.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { LimitPeriod, LimitType } from './api/responsible-play.ts';

export const typeTexts: Readonly<Record<LimitType, TextKey>> = {
  deposit: 'limits.type.deposit',
  loss: 'limits.type.loss',
  wager: 'limits.type.wager',
  stake: 'limits.type.stake',
  time: 'limits.type.time',
};

export const aboutTexts: Readonly<Record<LimitType, TextKey>> = {
  deposit: 'limits.about.deposit',
  loss: 'limits.about.loss',
  wager: 'limits.about.wager',
  stake: 'limits.about.stake',
  time: 'limits.about.time',
};

export const periodTexts: Readonly<Record<LimitPeriod, TextKey>> = {
  '24h': 'limits.period.24h',
  '7d': 'limits.period.7d',
  '1m': 'limits.period.1m',
  session: 'limits.period.session',
  single: 'limits.period.single',
};

/** What a limit counts over, as it stands beside what is used up of it. */
export const nowTexts: Readonly<Record<LimitPeriod, TextKey>> = {
  ...periodTexts,
  '24h': 'limits.now.24h',
  '7d': 'limits.now.7d',
  '1m': 'limits.now.1m',
};

const units = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' } as const;
const isUnit = (letter: string): letter is keyof typeof units => letter in units;

/** A number of something as the language writes it: “24 hours”. */
const counted = (language: string, count: number, unit: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A length of time in words; `open` is not one. */
export function useSpan(): (span: string) => string {
  const { t, language } = useTranslation();
  return (span) => {
    const unit = span.at(-1) ?? '';
    if (span === 'open') return t('exclusion.open');
    return isUnit(unit) ? counted(language, Number.parseInt(span, 10), units[unit]) : span;
  };
}

export function useMinutes(): (minutes: string | number) => string {
  const { language } = useTranslation();
  return (minutes) => counted(language, Number(minutes), 'minute');
}

/** The amount of a limit: minutes of time, money of all else. */
export function useLimitAmount(currency: string): (type: LimitType, amount: string) => string {
  const money = useMoney(currency);
  const minutes = useMinutes();
  return (type, amount) => (type === 'time' ? minutes(amount) : money(amount));
}

const hour = 3_600_000;

/** The earliest that a looser limit can hold which is asked for now; the answer then says it exactly. */
export function raiseFrom(raiseDelay: string, now = platformNow()): number {
  const count = Number.parseInt(raiseDelay, 10);
  return now + count * (raiseDelay.endsWith('h') ? hour : 24 * hour);
}
