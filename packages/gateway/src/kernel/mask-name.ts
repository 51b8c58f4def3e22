/** Enough for the winner to know themselves, too little for anybody else. */
export function maskName(name: string): string {
  const letters = [...name];
  const shown = letters.length >= 6 ? 2 : 1;
  return `${letters.slice(0, shown).join('')}•••${letters.slice(-shown).join('')}`;
}
