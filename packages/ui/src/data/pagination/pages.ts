/** A page, or the gap where some are left out; named by the side it is on. */
export type PageSlot = number | 'before' | 'after';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The pages to offer: the first, the last, and those around the current one. It
 * is always so many places, so that nothing moves under a finger that goes on.
 */
export function pageSlots(current: number, count: number, places = 5): PageSlot[] {
  if (count <= places) return range(1, count);
  const inner = places - 2;
  const page = Math.max(1, Math.min(count, current));
  if (page <= inner) return [...range(1, inner), 'after', count];
  if (page > count - inner) return [1, 'before', ...range(count - inner + 1, count)];
  const around = Math.max(0, Math.floor((places - 5) / 2));
  return [1, 'before', ...range(page - around, page + around), 'after', count];
}
