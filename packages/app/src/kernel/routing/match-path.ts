/** Answers with what stands in a path for each `:name` of a pattern; with nothing where it is another path. */
export type PathMatcher = (pathname: string) => Readonly<Record<string, string>> | undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Capitals and a slash at the end make no other path. */
export function pathMatcher(pattern: string): PathMatcher {
  const names: string[] = [];
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  const path = new RegExp(`^${source}/*$`, 'i');
  return (pathname) => {
    const match = path.exec(pathname);
    if (!match) return undefined;
    return Object.fromEntries(names.map((name, at) => [name, decoded(match[at + 1] ?? '')]));
  };
}
