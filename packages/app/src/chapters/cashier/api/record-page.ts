/** One page of a list that is counted, with what all of it comes to. */
export interface RecordPage<Row, Sums> {
  readonly rows: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly sums: Sums;
}

/** The platform answers no page beyond. */
const lastPage = 10_000;

export const pageAfter = ({ pageNum, totalPages }: RecordPage<unknown, unknown>) =>
  pageNum < Math.min(totalPages, lastPage) ? pageNum + 1 : undefined;

/** Read anew when they are opened again, unless somebody has scrolled so far that it would be asked for page by page. */
const manyPages = 8;
const freshFor = 30_000;

export const recordsStaleTime = (query: {
  readonly state: { readonly data: { readonly pages: readonly unknown[] } | undefined };
}): number => ((query.state.data?.pages.length ?? 0) > manyPages ? Infinity : freshFor);

/** As many rows as are shown at a time, and as many as the platform gives at once. */
export const shownRows = 25;
export const mostRows = 100;
