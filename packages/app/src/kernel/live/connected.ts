import { signal, useSignal } from '@livery/web/store/signal';

export const connected = signal(false);

/** Whether the platform tells this page of changes; otherwise what matters is asked for again. */
export const useConnected = (): boolean => useSignal(connected, false);
