export interface Sort {
  /** The column by its key. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on a column: the other way round, or from the end that people ask for first. */
export function nextSort(
  current: Sort | undefined,
  { key, numeric = false }: { readonly key: string; readonly numeric?: boolean | undefined },
): Sort {
  const before = current?.key === key ? current.direction : undefined;
  const first = numeric ? 'descending' : 'ascending';
  const other = before === 'ascending' ? 'descending' : 'ascending';
  return { key, direction: before ? other : first };
}
