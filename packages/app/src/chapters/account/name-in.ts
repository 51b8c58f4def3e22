import { isRecord } from '#kernel/storage.ts';

/** A name that another page hands on, so that nobody has to type it again. */
export const nameIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['userName'] === 'string' ? state['userName'] : undefined;
