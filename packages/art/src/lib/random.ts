export interface Dice {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
}

/** The same words always roll the same numbers (FNV-1a into mulberry32). */
export function diceFor(words: string): Dice {
  let state = 0x811c9dc5;
  for (const character of words) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(roll, {
    between: (low: number, high: number) => low + roll() * (high - low),
    whole: (low: number, high: number) => Math.floor(low + roll() * (high - low + 1)),
    pick: <const Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(roll() * items.length)] ?? items[0],
  });
}
