import type { ContractPay } from '../api/contracts.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { useMomentName } from './use-moment-name.ts';

/** What a period is called: an hour, a day, or from when to when. */
export function usePeriodName(): (pay: Pick<ContractPay, 'from' | 'to' | 'hour'>) => string {
  const names = useDayNames();
  const momentName = useMomentName();
  return ({ from, to, hour }) => {
    if (hour !== undefined) return momentName(hour);
    return from === to ? names.whole(from) : names.range(from, to);
  };
}
