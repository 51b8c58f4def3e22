/** The time in milliseconds; tests put their own here. */
export type Clock = () => number;
