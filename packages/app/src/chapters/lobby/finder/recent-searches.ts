import { useState } from 'react';
import { fold } from '@livery/ui/combobox';
import { useMerchant } from '#kernel/merchant.tsx';
import { local, readJson } from '@livery/web/store/storage';
import { longestName } from '../game-filter.ts';

const most = 6;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && one !== '' && one.length <= 2 * longestName);

/** What was found lately on this device, the latest first; one that keeps nothing has none. */
export function useRecentSearches() {
  const key = `searches.${useMerchant().code}`;
  const read = (): readonly string[] => readJson(local, key, isList)?.slice(0, most) ?? [];
  const [list, setList] = useState(read);
  const keep = (next: readonly string[]): void => {
    if (next.length === 0) local.remove(key);
    else local.set(key, JSON.stringify(next));
    setList(read());
  };
  const without = (text: string) => read().filter((one) => fold(one) !== fold(text));
  return {
    list,
    add: (text: string) => keep([text, ...without(text)].slice(0, most)),
    remove: (text: string) => keep(without(text)),
    clear: () => keep([]),
  };
}

export type RecentSearches = ReturnType<typeof useRecentSearches>;
