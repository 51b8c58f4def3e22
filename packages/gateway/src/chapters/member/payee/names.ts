/** A name as the words in it: without marks, and however they are written. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted();

/** Something that somebody may be called by. */
export const isName = (name: string): boolean => wordsOf(name).length > 0;

/**
 * Whether two names may be one person’s: the same words in any order, and of
 * two or more in the shorter, the longer may have others between them.
 */
export function isSamePayee(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (left, right) => left.length - right.length,
  );
  if (fewer.length === 0) return false;
  if (fewer.length < 2) return fewer.join(' ') === more.join(' ');
  const left = [...more];
  return fewer.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
