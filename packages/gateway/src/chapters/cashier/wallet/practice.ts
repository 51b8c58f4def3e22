/** In minor units; what a guest or a practice game starts with. */
export const PRACTICE_CREDITS = 500_000n;
