import { useEffect, useMemo } from 'react';
import { useMerchant } from '#kernel/merchant.tsx';
import { signal, useSignal } from '#kernel/signal.ts';
import type { Sanitise, sanitiserFor } from './sanitise.ts';

type Fetched = typeof sanitiserFor | 'coming' | 'failed';

const fetched = signal<Fetched>('coming');
let fetching: Promise<void> | undefined;

async function fetchOnce(): Promise<void> {
  try {
    const part = await import('./sanitise.ts');
    fetched.set(part.sanitiserFor);
  } catch {
    fetching = undefined;
    fetched.set('failed');
  }
}

/** Its code is a file of its own, which pages that show an operator’s HTML share; they ask for it as soon as they begin. */
export function fetchSanitiser(): Promise<void> {
  if (fetched.get() === 'failed') fetched.set('coming');
  fetching ??= fetchOnce();
  return fetching;
}

/** The sanitiser for this site, once it is there. */
export function useSanitiser(): Sanitise | 'coming' | 'failed' {
  const { imageHosts } = useMerchant();
  const state = useSignal(fetched, 'coming');
  useEffect(() => {
    if (state === 'coming') void fetchSanitiser();
    if (state !== 'failed') return undefined;
    const again = (): void => void fetchSanitiser();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);
  return useMemo(
    () => (typeof state === 'string' ? state : state(imageHosts)),
    [state, imageHosts],
  );
}

/** Whether no text of an operator can be shown yet: when it comes it pushes away what stands below it. */
export const useTextsComing = (): boolean => useSanitiser() === 'coming';
