/** What an operator wrote under a title. */
export interface Article {
  readonly title: string;
  readonly content: string;
}

/**
 * Tells the words of an answer where their bones are, a round trip and all scripts before the
 * app can: the titles, and the text of the one that the address names by `i`, or of the one at
 * `first`. What was drawn is not touched: a copy of it is filled, and takes its place.
 *
 * No HTML of an operator reaches the browser's parser here. Of a few elements new ones are made,
 * without attributes, and the text ends where anything else begins.
 *
 * The page gets it as it is written, so it reaches for nothing outside itself (ADR 135).
 */
export function tellWords(list: readonly Article[], first: number): void {
  const bones = document.querySelector<HTMLElement>('main [data-bones]');
  const room = bones?.nextElementSibling;
  const whole = bones?.cloneNode(true) as HTMLElement | undefined;
  const entry = whole?.querySelector<HTMLElement>('[data-entry]');
  if (!bones || !room || !whole || !entry || list.length === 0) return;

  const named = Number(/^\?i=(\d{1,4})$/.exec(location.search)?.[1] ?? -1);
  const at = list[named] ? named : first;

  const signs = new Map(
    Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }),
  );
  const decoded = (text: string): string =>
    text.replaceAll(/&([a-z]+);/g, (sign, name: string) => signs.get(name) ?? sign);

  const textOf = (html: string): DocumentFragment => {
    const made = document.createDocumentFragment();
    const within: Element[] = [];
    // The highest heading stands right below the one above the text.
    const highest = Math.min(...[...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level)));
    const parts = html
      .slice(0, 10_000)
      .matchAll(
        /<(\/?)(p|h[1-6]|[ou]l|li|strong|b|em|i|a|br|table|t(?:body|[rhd]))(?: [\w-]+="[^"<>]*")*>|[^<]+|</g,
      );
    for (const [part, end, name] of parts) {
      if (part === '<' || within.length > 20) break;
      if (end === '/') {
        within.pop();
        continue;
      }
      let last = within.at(-1) ?? made;
      if (name === undefined) {
        last.append(decoded(part));
        continue;
      }
      if (name === 'table') {
        const frame = document.createElement('div');
        frame.dataset['scrolls'] = '';
        last.append(frame);
        last = frame;
      }
      const level = Number(/^h(\d)$/.exec(name)?.[1]);
      const element = document.createElement(
        level > 0 ? `h${Math.min(6, level - highest + 3)}` : name,
      );
      last.append(element);
      if (name !== 'br') within.push(element);
    }
    return made;
  };

  const fill = (part: HTMLElement, one: Article, isRead: boolean): void => {
    for (const title of part.querySelectorAll('[data-title]')) title.replaceWith(one.title);
    const text = part.querySelector('[data-text]');
    if (isRead) text?.replaceWith(textOf(one.content));
    else text?.remove();
  };

  const entries = list.slice(0, 20).map((one, place) => {
    const made = entry.cloneNode(true) as HTMLElement;
    // It is as wide as its words now, and no longer as a usual one.
    delete made.dataset['entry'];
    fill(made, one, place === at);
    if (place === at) {
      made.dataset['current'] = '';
      if (made instanceof HTMLDetailsElement) made.open = true;
    }
    return made;
  });
  entry.parentElement?.replaceChildren(...entries);
  const read = list[at];
  if (read) fill(whole, read, true);
  delete whole.dataset['bones'];
  bones.hidden = true;
  room.append(whole);

  // Topics in a row: the one that is read is in sight, where the app will have it; also once its
  // letters have come, unless somebody has moved the row meanwhile.
  const row = entries[at]?.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  let left = row.scrollLeft;
  const reveal = (): void => {
    if (row.scrollLeft !== left) return;
    row.scrollLeft = 0;
    const frame = row.getBoundingClientRect();
    const place = entries[at]?.getBoundingClientRect();
    if (place && (place.left < frame.left || place.right > frame.right))
      row.scrollLeft = (place.left + place.right - frame.left - frame.right) / 2;
    left = row.scrollLeft;
  };
  reveal();
  void document.fonts?.ready.then(reveal);
}
