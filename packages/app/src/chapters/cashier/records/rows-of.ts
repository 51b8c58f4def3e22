interface Identified {
  readonly id: string;
}

/**
 * Rows of pages that were asked for one after the other: what came in meanwhile
 * has moved some of them on to the next page, where they are not shown again.
 */
export function rowsOf<Row extends Identified>(
  pages: readonly { readonly rows: readonly Row[] }[],
): readonly Row[] {
  const seen = new Set<string>();
  return pages.flatMap(({ rows }) =>
    rows.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}
