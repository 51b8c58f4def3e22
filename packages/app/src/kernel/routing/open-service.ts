import { signal, useSignal } from '@livery/web/store/signal';

/** How often a page asked for customer service, which stands in its bar. */
const asked = signal(0);

export const openService = (): void => asked.set(asked.get() + 1);

export const useServiceAsked = (): number => useSignal(asked, 0);
