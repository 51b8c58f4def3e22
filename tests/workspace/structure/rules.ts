import type { Import } from './imports.ts';
import { isSource, isTest, packageOf, type Tree } from './tree.ts';

/** The chapters of the product: the same names in the app, the gateway and the contract. */
const chapters = [
  'door',
  'member',
  'identity',
  'lobby',
  'play',
  'cashier',
  'rewards',
  'messages',
  'agents',
  'care',
  'site',
] as const;

const inChapter = new RegExp(
  `^(packages/(?:app/src/chapters|gateway/src/chapters|contract/src)/(?:${chapters.join('|')}))/(.+)$`,
);

/** The contract has a second door, without schemas, for what a browser loads. */
const doors = new Set(['index.ts', 'client.ts']);

const chapterOf = (path: string): string | undefined => inChapter.exec(path)?.[1];

/** The route of a screen in the app, and what a chapter hears: found with all others. */
const isFound = /^packages\/app\/src\/chapters\/[^/]+\/(?:screens\/[^/]+\/route\.tsx|hears\.ts)$/;

const isDoor = (path: string): boolean => {
  if (isFound.test(path)) return true;
  const [, chapter, rest = ''] = inChapter.exec(path) ?? [];
  if (!doors.has(rest)) return false;
  return rest === 'index.ts' || chapter?.startsWith('packages/contract/') === true;
};

/** What a chapter has for tests, and for tests alone. */
const isForTests = (path: string): boolean => path.split('/').includes('testing');

/** Imports of a chapter's insides from without, however deep either lies. */
export const pastDoors = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => {
      const chapter = chapterOf(to);
      if (chapter === undefined || chapter === chapterOf(from) || isDoor(to)) return false;
      return !(isTest(from) && isForTests(to));
    })
    .map(({ from, to }) => `${from} → ${to}`);

/** Where a chapter of the gateway may ask another one; in the app none asks any. */
const asks: ReadonlySet<string> = new Set([
  'gateway: agents → care',
  'gateway: agents → cashier',
  'gateway: agents → member',
  'gateway: care → member',
  'gateway: cashier → care',
  'gateway: cashier → lobby',
  'gateway: cashier → member',
  'gateway: door → care',
  'gateway: door → member',
  'gateway: door → site',
  'gateway: identity → care',
  'gateway: identity → member',
  'gateway: messages → care',
  'gateway: messages → lobby',
  'gateway: messages → member',
  'gateway: office → member',
  'gateway: play → agents',
  'gateway: play → care',
  'gateway: play → cashier',
  'gateway: play → lobby',
  'gateway: rewards → care',
  'gateway: rewards → cashier',
  'gateway: rewards → messages',
]);

const chapterIn = /^packages\/(app|gateway)\/src\/chapters\/([^/]+)\//;

/** Chapters of a face or of the platform that ask others than they may, by whatever door. */
export const asideways = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => {
      const [, face, one] = chapterIn.exec(from) ?? [];
      const [, otherFace, other] = chapterIn.exec(to) ?? [];
      return (
        face !== undefined &&
        face === otherFace &&
        one !== other &&
        !asks.has(`${face}: ${one} → ${other}`)
      );
    })
    .map(({ from, to }) => `${from} → ${to}`);

/** What a player or an operator runs, and imports from what only tests load. */
export const intoTesting = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => isSource(from) && isTest(to))
    .map(({ from, to }) => `${from} → ${to}`);

/** A package is entered by what it exports, by a relative path as little as by its name. */
export function pastExports(tree: Tree, imports: readonly Import[]): readonly string[] {
  const exported = new Map(
    [...tree]
      .filter(([path]) => /^packages\/[^/]+\/package\.json$/.test(path))
      .map(([path, text]) => [packageOf(path), targetsOf(path, text)] as const),
  );
  return imports
    .filter(({ from, to }) => {
      const one = packageOf(from);
      const other = packageOf(to);
      return one !== other && !exported.get(other)?.some((target) => target.test(to));
    })
    .map(({ from, to }) => `${from} → ${to}`);
}

/** The files that a package.json has behind its names; `*` stands for a name. */
function targetsOf(path: string, text: string): readonly RegExp[] {
  const { exports = {} } = JSON.parse(text) as { exports?: Readonly<Record<string, string>> };
  return Object.values(exports).map((target) => {
    const file = path.replace('package.json', target.replace('./', ''));
    const source = file.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
    return new RegExp(`^${source}$`);
  });
}

/** Shelves of the component library: what one imports stands on it or before it. */
const shelves = [
  'util',
  'foundations',
  'layout',
  'actions',
  'overlays',
  'forms',
  'gaming',
  'feedback',
  'data',
  'money',
  'team',
  'rewards',
  'navigation',
  'chat',
] as const;

const shelfIn = new RegExp(`^packages/ui/src/(${shelves.join('|')})/`);

const heightOf = (path: string): number =>
  shelves.findIndex((shelf) => shelf === shelfIn.exec(path)?.[1]);

export const offShelf = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => heightOf(from) >= 0 && heightOf(to) > heightOf(from))
    .map(({ from, to }) => `${from} → ${to}`);

interface Floor {
  readonly of: RegExp;
  /** What of ours it may import, itself apart. */
  readonly knows: RegExp;
}

/** What stands on what. The first that fits a file holds for it; a package that is not named knows itself alone. */
const floors: readonly Floor[] = [
  { of: /^packages\/themes\//, knows: /^packages\/themes\// },
  { of: /^packages\/contract\//, knows: /^packages\/contract\// },
  { of: /^packages\/art\//, knows: /^packages\/art\// },
  { of: /^packages\/ui\//, knows: /^packages\/(?:ui|themes\/src\/contract)\// },
  {
    of: /^packages\/web\//,
    knows: /^packages\/(?:web|ui|themes\/src\/contract|contract\/src\/client)/,
  },
  {
    of: /^packages\/app\/src\/kernel\//,
    knows:
      /^packages\/(?:app\/src\/kernel|web|ui|themes\/src\/contract|contract\/src\/(?:client|routes|merchants))/,
  },
  {
    of: /^packages\/app\/src\/chapters\//,
    knows:
      /^packages\/(?:app\/src\/(?:kernel|chapters|routes)\/|web|ui|themes\/src\/contract|contract\/src\/client)/,
  },
  {
    of: /^packages\/app\//,
    knows: /^packages\/(?:app|web|ui|themes\/src\/contract|contract\/src\/(?:client|routes))/,
  },
  {
    of: /^packages\/gateway\/src\/kernel\//,
    knows: /^packages\/(?:gateway\/src\/kernel|contract)\//,
  },
  {
    of: /^packages\/gateway\/src\/http\//,
    knows: /^packages\/(?:gateway\/src\/(?:kernel|http)|contract)\//,
  },
  { of: /^packages\/gateway\//, knows: /^packages\/(?:gateway|contract)\// },
  { of: /^packages\/games\//, knows: /^packages\/(?:games|art|gateway|contract)\// },
  { of: /^packages\/demo\//, knows: /^packages\/(?:demo|games|art|gateway|contract)\// },
  { of: /^packages\/merchants\//, knows: /^packages\/(?:merchants|themes)\// },
  {
    of: /^packages\/build\//,
    knows: /^packages\/(?:build|merchants|themes|contract\/src\/(?:merchants|generated|site))/,
  },
  {
    of: /^packages\/cli\//,
    knows:
      /^packages\/(?:cli|build|merchants|themes|demo|contract\/src\/(?:merchants|generated|site))\b/,
  },
];

/** What lives as long as its module and changes: two faces of one page would share it. */
const kept = /^(?:export )?(?:let\b|const \w+(?::[^=]*)? = (?:signal|create\w+)\()/gm;

/** Places where the ground of all faces keeps something of its own. */
export const statesOfModules = (tree: Tree): readonly string[] =>
  [...tree]
    .filter(([path]) => path.startsWith('packages/web/src/') && isSource(path))
    .flatMap(([path, text]) => [...text.matchAll(kept)].map(([found]) => `${path}: ${found}`));

/** Imports that run up, or to a package that is none of the importer's business. */
export const upwards = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => {
      const floor = floors.find(({ of }) => of.test(from));
      return floor ? !floor.knows.test(to) : packageOf(from) !== packageOf(to);
    })
    .map(({ from, to }) => `${from} → ${to}`);

/** Folders of which everybody may see that they are long: numbered, generated or golden, or a file for each language. */
const lists =
  /\/(?:migrations|golden|fixtures|baselines|generated|schemas|texts)(?:\/|$)|\/src\/testing\/api$|\/icon\/sets$/;

export const MOST_ENTRIES = 25;

/** From here on a folder is nearly full. */
export const MANY_ENTRIES = 22;
export const MOST_CROWDS = 6;

/** Folders of source in which one looks too long for a file, and how many entries they have. */
export function crowds(tree: Tree, most: number): readonly string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of tree.keys()) {
    const parts = path.split('/');
    for (let depth = 3; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      if (!/^packages\/[^/]+\/src(?:\/|$)/.test(folder) || lists.test(folder)) continue;
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...entries]
    .filter(([, names]) => names.size > most)
    .map(([folder, { size }]) => `${folder}: ${size} entries`);
}

/** Pages with a route, and the table of those that are still to have one. */
const isRoute =
  /^packages\/app\/src\/(?:(?:chapters\/[^/]+\/screens|pages)\/[\w-]+\/route\.tsx|kernel\/routing\/to-come\.ts)$/;
/** Written from the routes, and compared with them by a test; and what the platform links to. */
const isAgreed = /^packages\/contract\/src\/(?:generated\/|site\/linked-pages\.ts$)/;
/** People's texts and pictures of the demo link to pages as an operator's do; a test follows them. */
const isContent = /^packages\/demo\/src\//;

/** Addresses of pages, in quotes, with or without a hole: `/m/…`. */
const address = /(['"`])(\/m(?:\/(?:[\w.:-]|\$\{[^}]*\})*)*)(?:[?#][^'"`]*)?\1/g;

/** Places beside the routes that know an address of the app, and addresses with two routes. */
export function strayPaths(tree: Tree, isWanted: (path: string) => boolean): readonly string[] {
  const homes = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, text] of tree) {
    if (!isWanted(path) || isAgreed.test(path) || isContent.test(path)) continue;
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [, , found = ''] of code.matchAll(address)) {
      if (packageOf(path) !== 'app' || !isRoute.test(path)) faults.push(`${path}: ${found}`);
      else if ((homes.get(found) ?? path) !== path)
        faults.push(`${found}: ${homes.get(found)} and ${path}`);
      homes.set(found, path);
    }
  }
  return faults;
}
