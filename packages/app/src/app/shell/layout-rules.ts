import { homePaths, paths, trialPath } from '#platform/paths.ts';

/** What of the shell a page wears; pages without the top bar bring a bar of their own. */
export interface Layout {
  readonly header: boolean;
  readonly topBar: boolean;
  readonly footer: boolean;
  /** Key of the page's title. */
  readonly title: string;
  /** Back goes home instead of to the page before. */
  readonly backHome?: true;
}

const own = { header: false, topBar: false } as const;

const categoryPage = { ...own, footer: true, title: 'title.games' } as const;

const trial = {
  header: false,
  topBar: true,
  footer: true,
  title: 'flag.FREEPLAY3.title',
  backHome: true,
} as const;

const layouts: Readonly<Record<string, Layout>> = {
  [paths.login]: { ...own, footer: false, title: 'title.login', backHome: true },
  ...(FLAGS.FREEPLAY3 ? { [trialPath]: trial } : {}),
  [paths.games]: { ...own, footer: false, title: 'title.games' },
  [paths.hot]: { ...own, footer: true, title: 'title.hot' },
  [paths.settings]: { header: false, topBar: true, footer: true, title: 'title.settings' },
  [paths.play]: { ...own, footer: false, title: 'title.play' },
};

const home: Layout = { header: true, topBar: false, footer: true, title: 'title.home' };

/** The router minds neither capitals nor a slash at the end. */
const plain = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** Paths in capitals of their own, such as the game list's, are looked up by their plain form. */
const byPlainPath = new Map(Object.entries(layouts).map(([path, layout]) => [plain(path), layout]));

export const layoutOf = (pathname: string): Layout =>
  homePaths.has(plain(pathname)) ? home : (byPlainPath.get(plain(pathname)) ?? categoryPage);
