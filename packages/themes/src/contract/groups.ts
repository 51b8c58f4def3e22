import { tokenByPath } from './tree.ts';

/** The groups at the top of the contract; whatever else stands at the top of a file is the brand’s own. */
export const contractGroups: ReadonlySet<string> = new Set(
  [...tokenByPath.keys()].map((path) => path.split('.')[0] ?? path),
);

/** Whether a token is the brand’s own: there to be pointed at, and on no sheet. */
export const isOwnPath = (path: string): boolean =>
  !contractGroups.has(path.split('.', 1)[0] ?? path);

const prefixes: ReadonlySet<string> = new Set(
  [...tokenByPath.keys()].flatMap((path) => {
    const names = path.split('.');
    return names.map((_, index) => names.slice(0, index + 1).join('.'));
  }),
);

/** Whether the contract has a token or a group of this name. */
export const startsPath = (path: readonly string[]): boolean => prefixes.has(path.join('.'));
