/** Which topic an address means; the first where it means none. */
export const topicAt = (index: number, count: number): number =>
  Number.isInteger(index) && index >= 0 && index < count ? index : 0;
