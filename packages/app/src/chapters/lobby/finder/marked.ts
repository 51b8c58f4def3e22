import { fold } from '@livery/ui/combobox';

export interface Piece {
  /** Where in the name it begins. */
  readonly at: number;
  readonly text: string;
  readonly isMeant: boolean;
}

const word = /[\p{L}\p{N}\p{M}'’]+/gu;

/** How many letters of a word are what was typed; its folded form may be longer or shorter. */
function lengthOf(whole: string, asked: string): number {
  const letters = [...whole];
  for (let count = 1; count <= letters.length; count += 1) {
    const part = letters.slice(0, count).join('');
    if (fold(part).length >= asked.length) return part.length;
  }
  return whole.length;
}

function meantOf(whole: string, asked: readonly string[], meant: ReadonlySet<string>): number {
  const folded = fold(whole);
  const begun = asked
    .filter((one) => folded.startsWith(one))
    .toSorted((a, b) => b.length - a.length);
  if (begun[0]) return lengthOf(whole, begun[0]);
  return meant.has(folded) ? whole.length : 0;
}

/** A name in pieces: what was typed of it, or meant by a slip of the finger, and what stands between. */
export function markedIn(name: string, typed: string, meant: ReadonlySet<string>): Piece[] {
  const asked = fold(typed).split(' ').filter(Boolean);
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number | undefined, isMeant: boolean): void => {
    const text = name.slice(from, to);
    if (text) pieces.push({ at: from, text, isMeant });
  };
  for (const { 0: whole, index } of name.matchAll(word)) {
    const length = meantOf(whole, asked, meant);
    if (length === 0) continue;
    add(end, index, false);
    end = index + length;
    add(index, end, true);
  }
  add(end, undefined, false);
  return pieces;
}
