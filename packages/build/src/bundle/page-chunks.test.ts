import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { filesOfPages, pageScript } from './page-chunks.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js' },
  'src/chapters/door/screens/login/page.tsx': {
    file: 'assets/login.js',
    imports: ['_forms.js', '_entry.js'],
  },
  'src/chapters/lobby/screens/game-centre/page.tsx': {
    file: 'assets/centre.js',
    imports: ['_tiles.js'],
  },
  'src/pages/help/page.tsx': { file: 'assets/help.js' },
  '../web/src/rich-text/sanitise.ts': { file: 'assets/sanitise.js', imports: ['_purify.js'] },
  '../contract/src/routes.ts': { file: 'assets/routes.js' },
  '_purify.js': { file: 'assets/purify.js' },
  'src/texts/EN/rest.ts': { file: 'assets/en-rest.js' },
  '_forms.js': { file: 'assets/forms.js', imports: ['_fields.js'] },
  '_fields.js': { file: 'assets/fields.js' },
  '_tiles.js': { file: 'assets/tiles.js' },
  '_entry.js': { file: 'assets/entry.js' },
};
const paths = { login: ['/m/login'], gameCentre: ['/m/gameCenter'], help: ['/m/help'] };
const folders = {
  login: ['src/chapters/door/screens/login'],
  // Shown by the route of another folder as well.
  gameCentre: ['src/chapters/lobby/screens/slots-centre', 'src/chapters/lobby/screens/game-centre'],
  help: ['src/pages/help'],
};
const files = filesOfPages(manifest, folders, {
  language: 'EN',
  known: ['/assets/entry.js'],
  htmlPages: ['help'],
});
const script = pageScript(files, paths);

/** What a page at an address asks for. */
function asked(pathname: string): readonly string[] {
  const links: { rel?: string; href?: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  };
  runInNewContext(script, { document, location: { pathname } });
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true);
  return links.map(({ href = '' }) => href).toSorted();
}

const rest = ['/assets/en-rest.js', '/assets/routes.js'];

it('asks for the page at hand with all that it pulls in, and for what every page begins with', () => {
  const form = ['/assets/fields.js', '/assets/forms.js', '/assets/login.js'];
  expect(asked('/m/login')).toEqual([...rest, ...form].toSorted());
});

it('finds a page that two routes show in the folder of either, and names each file once', () => {
  expect(asked('/m/gameCenter')).toEqual(
    ['/assets/centre.js', '/assets/tiles.js', ...rest].toSorted(),
  );
});

it('asks for what makes operators’ HTML safe where a page shows it', () => {
  const safe = ['/assets/purify.js', '/assets/sanitise.js'];
  expect(asked('/m/help')).toEqual(['/assets/help.js', ...rest, ...safe].toSorted());
});

it('asks for nothing where no page is', () => {
  expect(asked('/m/nowhere')).toEqual([]);
});

it('says which route has no page, rather than leave it slow', () => {
  const lost = () =>
    filesOfPages(
      manifest,
      { cellar: ['src/pages/cellar'] },
      { language: 'EN', known: [], htmlPages: [] },
    );
  expect(lost).toThrow('No page is known of the route cellar');
});
