import { useState } from 'react';
import { ppmOf, rateOf } from '@livery/ui/rate-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { typedRate, type RateBounds, type TypedRates } from './rate-inputs.tsx';
import type { RefusedRate } from './refused-rate.ts';
import { usePercent } from './use-percent.ts';

const nothingWrong: Readonly<Record<string, string>> = {};

/** Rates as they are typed, and what is wrong with them once somebody is done. */
export function useTypedRates(bounds: readonly RateBounds[], initial: TypedRates) {
  const { t } = useTranslation();
  const percent = usePercent();
  const [typed, setTyped] = useState<TypedRates>(() =>
    Object.fromEntries(bounds.map(({ type }) => [type, typedRate(initial[type] ?? '0')])),
  );
  const [faults, setFaults] = useState(nothingWrong);

  const faultOf = ({ type, least, most }: RateBounds): string | undefined => {
    const ppm = ppmOf(typed[type] ?? '');
    if (ppm === undefined) return t('flag.AGENCY3.rates.shape');
    if (ppm > (ppmOf(most) ?? 0)) return t('flag.AGENCY3.rates.high', { most: percent(most) });
    if (ppm < (ppmOf(least) ?? 0)) return t('flag.AGENCY3.rates.low', { least: percent(least) });
    return undefined;
  };

  return {
    typed,
    faults,
    put: (type: string, value: string): void => {
      setTyped((before) => ({ ...before, [type]: value }));
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== type)),
      );
    },
    /** As the platform takes them; nothing while one of them is wrong, which is then said. */
    take: (): Record<string, string> | undefined => {
      const found = bounds.flatMap((one) => {
        const fault = faultOf(one);
        return fault === undefined ? [] : [[one.type, fault] as const];
      });
      setFaults(Object.fromEntries(found));
      const first = found[0]?.[0];
      if (first === undefined)
        return Object.fromEntries(
          bounds.map(({ type }) => [type, rateOf(ppmOf(typed[type] ?? '') ?? 0)]),
        );
      document.getElementsByName(`rate-${first}`)[0]?.focus();
      return undefined;
    },
    /** What was free a moment ago is not any more. */
    refuse: ({ type, least, most }: RefusedRate): void => {
      const words =
        most === undefined
          ? t('flag.AGENCY3.rates.low', { least: percent(least ?? '0') })
          : t('flag.AGENCY3.rates.high', { most: percent(most) });
      setFaults((before) => ({ ...before, [type]: words }));
    },
  };
}
