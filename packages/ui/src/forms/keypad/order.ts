/** Digits as they stand on a phone. */
export const usualOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** The same digits anywhere, so that a look over the shoulder learns nothing from where a finger goes. */
export function shuffledOrder(random: (below: number) => number): number[] {
  const order = [...usualOrder];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
  return order;
}

/** A number below that, from the browser's own source: what hides a PIN is no game of dice. */
export function secretBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % limit;
}

/** What a key makes of what was typed; nothing where it changes nothing. */
export function typed(
  value: string,
  key: string,
  { maxLength, decimals }: { maxLength: number; decimals: number },
): string | undefined {
  if (key === 'Backspace') return value === '' ? undefined : value.slice(0, -1);
  const [, fraction] = value.split('.');
  if (key === '.') {
    if (decimals === 0 || fraction !== undefined) return undefined;
    return value === '' ? '0.' : `${value}.`;
  }
  if (!/^\d$/.test(key) || value.length >= maxLength) return undefined;
  if (fraction !== undefined && fraction.length >= decimals) return undefined;
  // An amount does not begin with noughts; a PIN may.
  return decimals > 0 && value === '0' ? key : value + key;
}
