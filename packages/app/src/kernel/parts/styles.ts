/** Where the page says which sheet says the rest of its own styles. */
const beginning = 'style[data-rest]';

const linkTo = (href: string, more: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), more, { href });

/** Has it fetched, and not read yet. */
export function fetchStyles(): void {
  const href = document.querySelector<HTMLElement>(beginning)?.dataset['rest'];
  if (href) document.head.append(linkTo(href, { rel: 'preload', as: 'style' }));
}

const isThere = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', () => reject(new Error('The styles did not come')));
  });

let coming: Promise<void> | undefined;

/** To read a sheet that was fetched before holds the page, and whoever asks for it has more to do. */
const inItsOwnTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn, 0));

async function complete(first: HTMLElement, href: string): Promise<void> {
  const sheet = linkTo(href, { rel: 'stylesheet' });
  await inItsOwnTask();
  first.after(sheet);
  try {
    await isThere(sheet);
    delete first.dataset['rest'];
  } catch (error) {
    sheet.remove();
    throw error;
  } finally {
    coming = undefined;
  }
}

/** The styles that the page's own do without; there already where it has none of its own. */
export function completeStyles(): Promise<void> {
  const first = document.querySelector<HTMLElement>(beginning);
  const href = first?.dataset['rest'];
  if (!first || !href) return Promise.resolve();
  coming ??= complete(first, href);
  return coming;
}
