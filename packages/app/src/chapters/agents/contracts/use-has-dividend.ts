import { useQuery } from '@tanstack/react-query';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { paysQuery } from '../api/contracts.ts';

/** Whether there is or was a dividend: without one there is nothing to look at. */
export function useHasDividend(userName: string): boolean {
  const days = useRecordDays({});
  const { data } = useQuery({
    ...paysQuery(userName, 'dividend', { ...days, pageNo: 1 }),
    enabled: FLAGS.AGECONTRACT3,
  });
  return Boolean(data);
}
