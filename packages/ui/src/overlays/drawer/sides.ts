const of =
  (side: string, filter: string | undefined) =>
  (root = '', part = ''): string =>
    [
      ...(side ? [`${root}${root ? ' ' : ''}&[data-side="${side}"]${part}`] : []),
      ...(filter ? [`[data-filter="${filter}"]${root} &[data-side="filter"]${part}`] : []),
    ].join(', ');

/**
 * Selectors of a drawer by the edge it comes from, whether it always does or
 * the brand's filter does. The first argument is a condition on the page.
 */
export const atStart = of('start', undefined);
export const atEnd = of('end', 'drawer');
/** Only a filter comes from below: what always does is a sheet. */
export const below = of('', 'sheet');

export const rtl = '[dir="rtl"]';
