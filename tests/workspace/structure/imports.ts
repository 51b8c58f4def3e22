import { posix } from 'node:path';
import type { Tree } from './tree.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Stars in the path of a glob begin none. */
const comments = /(?<![\w.*-])\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `from '…'`, `import '…'` and `import('…')`, of types too. */
const specifiers = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g;
/** The first argument of `import.meta.glob`: a pattern, or a list of them. */
const globs = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|(['"])[^'"\n]+\2)/g;
const patterns = /(['"])([^'"\n]+)\1/g;

type Target = string | Readonly<Record<string, string>>;

interface PackageFile {
  readonly name?: string;
  readonly exports?: Target & Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
}

/** Names that a package gives to its files, for itself and for others. */
interface Names {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
}

function namesIn(tree: Tree): readonly Names[] {
  return [...tree]
    .filter(([path]) => /^packages\/[^/]+\/package\.json$/.test(path))
    .map(([path, text]) => {
      const { name = '', exports = {}, imports = {} } = JSON.parse(text) as PackageFile;
      return { folder: posix.dirname(path), name, exports, imports };
    });
}

/** The file behind a name in a table of package.json, where `*` stands for anything. */
function lookUp(table: Readonly<Record<string, string>>, name: string): string | undefined {
  if (table[name] !== undefined) return table[name];
  const found = Object.entries(table)
    .filter(([pattern]) => pattern.includes('*'))
    .toSorted(([one], [other]) => other.length - one.length)
    .find(([pattern]) => {
      const [start = '', end = ''] = pattern.split('*');
      return name.startsWith(start) && name.endsWith(end) && name.length > start.length;
    });
  if (!found) return undefined;
  const [start = '', end = ''] = found[0].split('*');
  return found[1].replaceAll('*', name.slice(start.length, name.length - end.length));
}

/** A slot such as `#templates/header` has a file a choice; any of them stands for all. */
const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Every import of one file of ours by another, whatever name it goes by. */
export function importsIn(tree: Tree, isWanted: (path: string) => boolean): readonly Import[] {
  const packages = namesIn(tree);
  const find = (path: string): string | undefined =>
    endings.map((ending) => posix.normalize(path + ending)).find((one) => tree.has(one));

  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return find(posix.join(posix.dirname(from), specifier));
    if (specifier.startsWith('#')) {
      const own = packages.find(({ folder }) => from.startsWith(`${folder}/`));
      const target = own && lookUp(own.imports, specifier);
      return own && target ? find(posix.join(own.folder, target)) : undefined;
    }
    const other = packages.find(
      ({ name }) => name !== '' && (specifier === name || specifier.startsWith(`${name}/`)),
    );
    if (!other) return undefined;
    const target = lookUp(other.exports, `.${specifier.slice(other.name.length)}`);
    return target ? find(posix.join(other.folder, target)) : undefined;
  };

  return [...tree]
    .filter(([path]) => isWanted(path))
    .flatMap(([from, text]) => {
      const code = text.replace(comments, '');
      const named = [...code.matchAll(specifiers)].map(([, , name = '']) => resolve(from, name));
      const globbed = [...code.matchAll(globs)].flatMap(([, asked = '']) =>
        Array.from(asked.matchAll(patterns), ([, , pattern = '']) =>
          matching(tree, from, pattern),
        ).flat(),
      );
      return [...new Set([...named, ...globbed])]
        .filter((to) => to !== undefined && to !== from && isWanted(to))
        .map((to) => ({ from, to: to ?? '' }));
    });
}

function matching(tree: Tree, from: string, pattern: string): readonly string[] {
  const full = pattern.startsWith('/')
    ? posix.join(from.split('/').slice(0, 2).join('/'), pattern)
    : posix.join(posix.dirname(from), pattern);
  const source = full
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('[^/]*'),
    )
    .join('.*');
  const matches = new RegExp(`^${source}$`);
  return [...tree.keys()].filter((path) => matches.test(path));
}
