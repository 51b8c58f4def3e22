/** A title with one word between asterisks: `The *hot* list`. Brands decide what emphasis looks like. */
export function emphasised(text: string): { title: string; emphasis?: string } {
  const word = /\*(.+?)\*/.exec(text)?.[1];
  return word === undefined
    ? { title: text }
    : { title: text.replace(/\*(.+?)\*/, '$1'), emphasis: word };
}
