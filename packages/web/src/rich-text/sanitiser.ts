import { useEffect, useMemo } from 'react';
import { signal, useSignal } from '../store/signal.ts';
import type { Sanitise, sanitiserFor } from './sanitise.ts';

type Fetched = typeof sanitiserFor | 'coming' | 'failed';

export interface Sanitiser {
  /** Its code is a file of its own, which pages that show an operator’s HTML share; they ask for it as soon as they begin. */
  fetch(): Promise<void>;
  /** The sanitiser for pictures of these hosts, once it is there. */
  use(imageHosts: readonly string[]): Sanitise | 'coming' | 'failed';
}

export function createSanitiser(): Sanitiser {
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

  function fetchAgain(): Promise<void> {
    if (fetched.get() === 'failed') fetched.set('coming');
    fetching ??= fetchOnce();
    return fetching;
  }

  function useSanitiser(imageHosts: readonly string[]): Sanitise | 'coming' | 'failed' {
    const state = useSignal(fetched, 'coming');
    useEffect(() => {
      if (state === 'coming') void fetchAgain();
      if (state !== 'failed') return undefined;
      const again = (): void => void fetchAgain();
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [state]);
    return useMemo(
      () => (typeof state === 'string' ? state : state(imageHosts)),
      [state, imageHosts],
    );
  }

  return { fetch: fetchAgain, use: useSanitiser };
}
