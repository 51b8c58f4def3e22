/** Edits between two words; small enough to run on every unknown name. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** "Did you mean …?" when a known name is near enough, else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(name.length / 4));
  // No name is so long; what pretends to be one would take the machine's time.
  if (name.length > 120) return undefined;
  let best: { word: string; edits: number } | undefined;
  for (const word of known) {
    if (Math.abs(word.length - name.length) > most) continue;
    const edits = distance(name.toLowerCase(), word.toLowerCase());
    if (!best || edits < best.edits) best = { word, edits };
  }
  // Of a name of one letter every other would be near.
  return best && best.edits <= Math.min(most, name.length - 1)
    ? `Did you mean "${best.word}"?`
    : undefined;
}
