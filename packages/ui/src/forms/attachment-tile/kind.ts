/** The letters after the last dot of a name, as a small mark has room for them. */
export const endingOf = (name: string): string => {
  const ending = /\.([A-Za-z0-9]{1,4})$/.exec(name)?.[1];
  return ending ? ending.toUpperCase() : '';
};

/** A name in two parts, so that a narrow place cuts the middle and keeps the ending. */
export function startAndEnd(name: string): readonly [start: string, end: string] {
  const dot = name.lastIndexOf('.');
  const kept = dot > 0 && name.length - dot <= 6 ? Math.max(1, dot - 4) : name.length;
  return [name.slice(0, kept), name.slice(kept)];
}
