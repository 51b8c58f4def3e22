import { signal } from '@livery/web/store/signal';

/** How many times something spoke against what is known of the site; whoever follows it asks the platform. */
export const statusChecks = signal(0);

export const askStatusAgain = (): void => statusChecks.set(statusChecks.get() + 1);
