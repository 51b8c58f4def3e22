import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useMoment } from '#kernel/time/use-moment.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { BarKind } from '../use-barred.ts';

export interface ShownBar {
  /** A bar, or a limit on time that has ended a session. */
  readonly kind: BarKind;
  /** Null where there is no end, or where it is not known when a session may begin. */
  readonly until: number | null;
}

export const barTitles = {
  timeout: 'paused.timeOut',
  exclusion: 'paused.exclusion',
  register: 'paused.register',
  unasked: 'paused.unasked',
  age: 'paused.age',
  session: 'paused.session',
} as const satisfies Readonly<Record<BarKind, TextKey>>;

/** Until when, or what ends it. */
export function useBarWords(): (bar: ShownBar) => string {
  const { t } = useTranslation();
  const moment = useMoment();
  const [register] = useMerchant().legal.registers;
  return ({ kind, until }) => {
    if (kind === 'unasked') return t('paused.unasked.line');
    if (kind === 'age') return t('paused.age.line');
    if (kind === 'session')
      return until === null ? t('paused.session.line') : t('reached.opens', { at: moment(until) });
    const end = until === null ? t('paused.open') : t('paused.until', { at: moment(until) });
    if (kind !== 'register') return end;
    const keeper =
      register === undefined
        ? t('paused.register.any')
        : t('paused.register.kept', { name: register.name });
    // Of one without a date only the register knows how long.
    return until === null ? keeper : `${end} ${keeper}`;
  };
}
