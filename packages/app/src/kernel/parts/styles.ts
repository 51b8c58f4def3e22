/** Where the page says of its own styles which sheets they are the beginning of. */
const beginning = 'style[data-whole]';

const wholeOf = (first: HTMLElement | null): readonly string[] =>
  first?.dataset['whole']?.split(' ') ?? [];

const linkTo = (href: string, more: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), more, { href });

/** Has them fetched, and not read yet: that would cost the page a look at every element. */
export function fetchStyles(): void {
  for (const href of wholeOf(document.querySelector<HTMLElement>(beginning)))
    document.head.append(linkTo(href, { rel: 'preload', as: 'style' }));
}

const isThere = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', () => reject(new Error('The styles did not come')));
  });

let coming: Promise<void> | undefined;

async function complete(first: HTMLElement): Promise<void> {
  const sheets = wholeOf(first).map((href) => linkTo(href, { rel: 'stylesheet' }));
  const all = Promise.all(sheets.map(isThere));
  first.after(...sheets);
  try {
    await all;
    delete first.dataset['whole'];
  } catch (error) {
    for (const sheet of sheets) sheet.remove();
    throw error;
  } finally {
    coming = undefined;
  }
}

/** The styles of all that the page's own do without; there already where it has none of its own. */
export function completeStyles(): Promise<void> {
  const first = document.querySelector<HTMLElement>(beginning);
  if (!first) return Promise.resolve();
  coming ??= complete(first);
  return coming;
}
