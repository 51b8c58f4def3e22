import { isRecord } from '@livery/web/store/storage';

/** A name that another page hands on, so that nobody has to type it again. */
export const nameIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['userName'] === 'string' ? state['userName'] : undefined;

/** What joins a sign-in elsewhere to the account that a password opens, from the page that found it out. */
export const ticketIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['ticket'] === 'string' ? state['ticket'] : undefined;
