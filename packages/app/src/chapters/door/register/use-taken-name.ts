import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@livery/web/hooks/use-debounced';
import { takenNameQuery } from '../api/taken-name.ts';

/** Long enough for the next letter, short enough to be there before the next field. */
const rest = 500;

/** Whether somebody has this name; undefined while nobody knows. Empty names are not asked about. */
export function useTakenName(name: string): boolean | undefined {
  const rested = useDebounced(name, rest);
  const { data } = useQuery({ ...takenNameQuery(rested), enabled: rested !== '' });
  return rested === name && name !== '' ? data : undefined;
}
