import { linkTo } from '#kernel/routing/path-to.ts';
import type { Route } from '#kernel/routing/route.ts';
import { pathsOf } from '@livery/web/routing/routes';

const listOf = (name: string, addresses: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${addresses
    .toSorted()
    .map((address) => `  '${address}',\n`)
    .join('')}];\n`;

const pathsOfAll = (routes: readonly Route[]): string[] =>
  routes.flatMap((route) => {
    const paths = pathsOf(route).map(({ path }) => path);
    return paths.length > 0 ? paths : [linkTo(route)];
  });

/** What others than the app must know of its routes, once these are the routes of the app. */
export function writtenPages(routes: readonly Route[]): string {
  const addressOf = (name: string): string => {
    const route = routes.find((one) => one.name === name);
    return route ? linkTo(route) : '';
  };
  return [
    '// Written from the routes of the app by `pnpm run routes`.\n',
    `/** Where the app begins. */\nexport const homePath = '${addressOf('home')}';\n`,
    '/** Where a deposit is made; `order` names one that was. */\n' +
      `export const depositPath = '${addressOf('deposit')}';\n`,
    '/** Rendered by the build: these addresses are answered with `home.html`. */\n' +
      listOf('homePaths', pathsOfAll(routes.filter(({ prerender }) => prerender))),
    '/** The other pages, with parameters as `:name`: all else is answered with `index.html`. */\n' +
      listOf('pagePaths', pathsOfAll(routes.filter(({ prerender }) => !prerender))),
  ].join('\n');
}
