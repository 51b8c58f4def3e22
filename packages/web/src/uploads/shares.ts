/**
 * How much of each file has left, of a hundred. They go one after the other, and
 * what is written around them goes before the first.
 */
export function sharesOf(sizes: readonly number[], sent: number, total: number): readonly number[] {
  let before = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = Math.round((100 * (sent - before)) / size);
    before += size;
    return Math.min(100, Math.max(0, share));
  });
}
