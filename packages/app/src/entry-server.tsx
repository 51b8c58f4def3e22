import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { MerchantData } from '@livery/themes/contract';
import { App } from './app.tsx';
import { firstQuestions } from './first-questions.ts';
import { NeutralShell } from './shell/neutral-shell.tsx';
import { firstGamesAddresses } from '#chapters/lobby';
import { homeContentAddress } from '#chapters/messages';
import { earlyScript } from '#kernel/http/early.ts';
import { createQueries } from '#kernel/http/queries.ts';
import { loadIcons } from '#templates/icons';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { createMemoryHistory } from '#kernel/routing/memory-history.ts';
import { Navigation } from '#kernel/routing/navigation.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { pathsOf } from '#kernel/routing/table.ts';
import { routes } from './routes/list.ts';

const languageFor = (merchant: MerchantData): string => merchant.languages[0]?.code ?? 'EN';

const textsFor = (merchant: MerchantData) => createTexts(merchant, languageFor(merchant));

/** The home as a visitor sees it before anything was fetched, in the merchant's own language. */
export async function renderHome(merchant: MerchantData): Promise<string> {
  const history = createMemoryHistory({ pathname: pathTo('home') });
  const { prelude } = await prerender(
    <Navigation history={history} page={history}>
      <App
        merchant={merchant}
        texts={await textsFor(merchant)}
        queries={createQueries()}
        icons={await loadIcons()}
      />
    </Navigation>,
    // Whole and in its place: the page has no script of React's own to move parts about.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** What the site says of itself to whoever lists pages, in the merchant's own language. */
export async function describeSite(merchant: MerchantData): Promise<string> {
  const { speech } = await textsFor(merchant);
  return speech.get().t('site.description', { name: merchant.name });
}

/** What lets the home ask for its first pictures before the app is there. */
export function homeScript(merchant: MerchantData): string {
  const language = languageFor(merchant);
  const content = homeContentAddress(language);
  const asksContent = merchant.home.includes('hero');
  const addresses = [
    ...firstGamesAddresses(merchant.home, language),
    ...(asksContent ? [content] : []),
  ];
  return earlyScript({
    merchant: merchant.code,
    language,
    addresses,
    // A brand with banners of its own has the first of them in the page.
    ...(asksContent && merchant.banners.length === 0 ? { picturedBy: content } : {}),
  });
}

/** What lets every other page ask for what it begins with before the app is there. */
export async function shellScript(merchant: MerchantData): Promise<string> {
  const language = languageFor(merchant);
  const addresses = await firstQuestions(merchant, language);
  return earlyScript({ merchant: merchant.code, language, addresses });
}

/** The routes whose pages show what operators wrote. */
export const htmlPages = (): readonly string[] =>
  routes.filter(({ html }) => html).map(({ name }) => name);

/** The addresses of each page that has code of its own, by its route: its code can be asked for early. */
export const pagePaths = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    routes
      .filter(({ load }) => load !== undefined)
      .map((route) => [route.name, pathsOf(route).map(({ path }) => path)]),
  );

/** What every other page shows until the app is there. */
export async function renderShell(merchant: MerchantData): Promise<string> {
  return renderToString(<NeutralShell name={merchant.name} mark={merchant.logo.mark} />);
}
