import { signal } from '../signal.ts';

/** How many times something spoke against what is known of the site; whoever follows it asks the platform. */
export const doubts = signal(0);

export const doubtStatus = (): void => doubts.set(doubts.get() + 1);
