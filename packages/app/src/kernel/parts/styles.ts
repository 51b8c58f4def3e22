/** Where the page says of its first sheet which sheet is the whole of it. */
const beginning = 'link[data-whole]';

/** Has them fetched, and not read yet: that would cost the page a look at every element. */
export function fetchStyles(): void {
  const href = document.querySelector<HTMLLinkElement>(beginning)?.dataset['whole'];
  if (href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href }),
    );
}

/** The styles of all that the rendered home does without; there already on any other page. */
export async function completeStyles(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>(beginning);
  const href = first?.dataset['whole'];
  if (!first || !href) return;
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  whole.href = href;
  await new Promise((resolve, reject) => {
    whole.addEventListener('load', resolve);
    whole.addEventListener('error', () => {
      whole.remove();
      reject(new Error('The styles did not come'));
    });
    // A brand's own sheets stay behind it.
    first.after(whole);
  });
  delete first.dataset['whole'];
}
