/**
 * What pages hold that were asked for one after the other: what came in meanwhile has
 * moved some of it on to the next page, where it is not shown again.
 */
export function eachOnce<One>(
  pages: readonly (readonly One[])[],
  idOf: (one: One) => string,
): readonly One[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.filter((one) => {
      const id = idOf(one);
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}
