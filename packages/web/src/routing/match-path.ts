import { matchPath } from 'react-router-dom';

/** Answers with what stands in a path for each `:name` of a pattern; with nothing where it is another path. */
export type PathMatcher = (pathname: string) => Readonly<Record<string, string>> | undefined;

/** An address may be written by anybody. */
function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What every path of a pattern begins with, in small letters. */
const beginningOf = (pattern: string): string =>
  pattern.replace(/\/?(?:[:*].*)?$/, '').toLowerCase();

/** Capitals and a slash at the end make no other path. The library leaves what it finds as it is written. */
export function pathMatcher(pattern: string): PathMatcher {
  const beginning = beginningOf(pattern);
  return (pathname) => {
    // The library makes an expression of each pattern that it is asked about: of sixty, for one page.
    if (!pathname.toLowerCase().startsWith(beginning)) return undefined;
    const match = matchPath(pattern, pathname);
    if (!match) return undefined;
    const found = Object.entries(match.params).map(([name, text]) => [name, decoded(text)]);
    return Object.fromEntries(found) as Record<string, string>;
  };
}
