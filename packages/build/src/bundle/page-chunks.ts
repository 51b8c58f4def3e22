/** What Vite says of a chunk, by the module it was made for. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly src?: string;
}

export type BundleManifest = Readonly<Record<string, ManifestChunk>>;

/** A chunk and all that it pulls in at once, by their files. */
export function reachOf(manifest: BundleManifest, modules: readonly string[]): readonly string[] {
  const names = new Set(modules);
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return [...names].flatMap((name) => manifest[name]?.file ?? []);
}

/** What every page but the rendered home fetches first of all, whichever page it is. */
const always = (name: string): boolean =>
  name === '../contract/src/routes.ts' || name.startsWith('../ui/src/foundations/icon/sets/');

const sanitiser = '../web/src/rich-text/sanitise.ts';

export interface PageFacts {
  readonly language: string;
  /** What every page asks for anyway. */
  readonly known: readonly string[];
  /** The routes whose pages show what operators wrote. */
  readonly htmlPages: readonly string[];
}

/** Where the page of a route is: beside it, or with all pages of its chapter. */
const modulesOf = (folder: string): readonly string[] => [
  `${folder}/page.tsx`,
  folder.replace(/\/screens\/[^/]+$/, '/pages.ts'),
];

/** Files of each page by the name of its route, of whose folders it is told: all that it needs and that not every page asks for anyway. */
export function filesOfPages(
  manifest: BundleManifest,
  folders: Readonly<Record<string, readonly string[]>>,
  { language, known, htmlPages }: PageFacts,
): ReadonlyMap<string, readonly string[]> {
  const rest = `src/texts/${language}/rest.ts`;
  const beside = reachOf(manifest, [...Object.keys(manifest).filter(always), rest]);
  const skipped = new Set(known);
  const found = new Map<string, readonly string[]>();
  for (const [route, all] of Object.entries(folders)) {
    const page = all.flatMap(modulesOf).find((module) => manifest[module]);
    if (page === undefined) throw new Error(`No page is known of the route ${route}`);
    const more = htmlPages.includes(route) ? [sanitiser] : [];
    const wanted = new Set([...reachOf(manifest, [page, ...more]), ...beside]);
    const addresses = [...wanted].map((file) => `/${file}`);
    found.set(
      route,
      addresses.filter((address) => !skipped.has(address)),
    );
  }
  return found;
}

/** A script that asks for the code of the page at hand while the first scripts are on their way. */
export function pageScript(
  files: ReadonlyMap<string, readonly string[]>,
  paths: Readonly<Record<string, readonly string[]>>,
): string {
  const all: string[] = [];
  const indexOf = (file: string): number => {
    if (!all.includes(file)) all.push(file);
    return all.indexOf(file);
  };
  const byPath: Record<string, readonly number[]> = {};
  for (const [route, own] of Object.entries(paths)) {
    const numbers = (files.get(route) ?? []).map(indexOf);
    for (const path of own) byPath[path] = numbers;
  }
  return [
    `(${JSON.stringify(byPath)}[location.pathname]||[]).forEach(function(n){`,
    "var l=document.createElement('link');l.rel='modulepreload';",
    `l.href=${JSON.stringify(all)}[n];document.head.append(l)})`,
  ].join('');
}
