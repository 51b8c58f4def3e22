import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** While a page is hydrated everyone sees `atFirst`, which is what the build rendered. */
export const useSignal = <T>(source: Pick<Signal<T>, 'get' | 'subscribe'>, atFirst: T): T =>
  useSyncExternalStore(source.subscribe, source.get, () => atFirst);
