const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is markup already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Html[];

/** Whatever is put into it is text, unless it is markup itself: nothing is escaped by hand. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + written(parts[at])).join(''));

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object' && part !== null) return part.map(({ text }) => text).join('');
  if (part === undefined || part === null || part === false) return '';
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
