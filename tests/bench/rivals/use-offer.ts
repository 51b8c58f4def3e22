import { useLayoutEffect } from 'react';

import type { Bench } from './page.ts';

/** Lays out what the page can do, where the bench finds it. */
export const useOffer = (bench: Bench): void =>
  useLayoutEffect(() => {
    globalThis.bench = bench;
  });
