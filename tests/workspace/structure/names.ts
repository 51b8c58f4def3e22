import { isSource, packageOf, type Tree } from './tree.ts';

interface Export {
  readonly path: string;
  readonly kind: string;
  readonly name: string;
}

const declarations =
  /^export (?:declare )?(?:abstract )?(?:async )?(interface|type|const|let|function\*?|class) (\w+)/gm;

const exportsIn = (tree: Tree): readonly Export[] =>
  [...tree]
    .filter(([path]) => isSource(path) && /\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(declarations)].map(([, kind = '', name = '']) => ({ path, kind, name })),
    );

const hasReact = new Set(['app', 'ui', 'web']);

/** A `use…` that is no hook: one would look for its state. */
export const falseHooks = (tree: Tree): readonly string[] =>
  exportsIn(tree)
    .filter(({ path, kind, name }) => {
      if (kind === 'interface' || kind === 'type' || !/^use[A-Z]/.test(name)) return false;
      return !hasReact.has(packageOf(path)) || !/\buse[A-Z]?\w*[<(]/.test(bodyOf(tree, path, name));
    })
    .map(({ path, name }) => `${path}: ${name}`);

const bodyOf = (tree: Tree, path: string, name: string): string =>
  (tree.get(path) ?? '')
    .split(new RegExp(`\\b${name}\\b`))
    .slice(1)
    .join(' ');

/** Nouns of the field that only look like participles. */
const nouns = new Set(['Seed', 'Feed', 'Need', 'Speed', 'Bed', 'Thread', 'Spread']);
const irregular = new Set(
  `Told Given Made Known Shown Seen Done Undone Gone Said Sent Taken Chosen Broken Written Drawn Held
  Kept Lost Met Paid Sold Found Bound Built Bought Brought Caught Taught Thought Left Meant Spent Put
  Sung Struck Stuck Hidden Proven Grown Thrown Worn Torn Risen Fallen Frozen Spoken Woken Understood`
    .split(/\s+/)
    .filter(Boolean),
);

/** Types whose head is what happened to a thing rather than the thing. */
export const participles = (tree: Tree): readonly string[] =>
  exportsIn(tree)
    .filter(({ kind }) => kind === 'interface' || kind === 'type')
    .filter(({ name }) => {
      const head = /[A-Z][a-z0-9]*$/.exec(name)?.[0] ?? name;
      return irregular.has(head) || (head.endsWith('ed') && !nouns.has(head));
    })
    .map(({ path, name }) => `${path}: ${name}`);

/** Files of which each plays the same part under the same name; the folder tells them apart. */
const alike =
  /\.css\.ts$|\/migrations\/|\/(?:screens|pages)\/[\w-]+\/(?:route\.tsx|prepare\.ts)$|\/chapters\/[\w-]+\/hears\.ts$|\/templates\/|\/app\/src\/texts\/|\/packages\/games\/src\/|^packages\/games\/src\/|\/resalt\.ts$/;
/** The client's half of the contract gives the schemas' types the schemas' names. */
const isClient = (path: string): boolean => path === 'packages/contract/src/client.ts';

/** Two things of one name within a package: a search finds both, and an import takes the wrong one. */
export function namesakes(tree: Tree): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { path, name } of exportsIn(tree)) {
    if (alike.test(path) || isClient(path)) continue;
    const key = `${packageOf(path)}: ${name}`;
    // A function and its overloads, a value and its type: one thing in one file.
    const known = places.get(key) ?? [];
    if (!known.includes(path)) places.set(key, [...known, path]);
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => `${key} in ${paths.join(' and ')}`);
}
