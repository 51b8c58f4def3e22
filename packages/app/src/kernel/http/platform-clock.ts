import { createClock } from '@livery/web/http/clock';

export const clock = createClock();

export const platformNow = clock.now;

/** A moment of the platform's, as the device's own clock will show it. */
export const { onThisClock } = clock;
