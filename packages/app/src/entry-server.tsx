import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { routes as endpoints } from '@livery/contract/routes';
import type { MerchantData } from '@livery/themes/contract';
import { App } from './app.tsx';
import { firstPictures } from './first-pictures.ts';
import { firstWords } from './first-words.ts';
import { firstQuestions, type FirstQuestions } from './first-questions.ts';
import { NeutralShell } from './shell/neutral-shell.tsx';
import { pageDescription } from '#kernel/i18n/page-description.ts';
import { firstGamesAddresses, hotGamesAddress } from '#chapters/lobby';
import { homeContentAddress } from '#chapters/messages';
import { earlyScript } from '#kernel/http/early/early-script.ts';
import { markScript } from '#kernel/session/member/mark.ts';
import { pressScript } from '#kernel/parts/early-press.ts';
import { createQueries } from '@livery/web/http/queries';
import { loadIcons } from '#templates/icons';
import { completeTexts, createTexts } from '#kernel/i18n/i18n.ts';
import type { Translations } from '@livery/web/texts/translations';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Route } from '#kernel/routing/route.ts';
import { titleOf } from '#kernel/routing/table.ts';
import { pathsOf } from '@livery/web/routing/routes';
import { routes } from './routes/list.ts';

const languageFor = (merchant: MerchantData): string => merchant.languages[0]?.code ?? 'EN';

const isPublic = ({ guard, place }: Route): boolean => guard !== 'member' && !('under' in place);

/** Other addresses of a page show what is at its own. */
const ownPathsOf = (route: Route): ReturnType<typeof pathsOf> => {
  const paths = pathsOf(route);
  return 'by' in route.place ? paths : paths.slice(0, 1);
};

const textsFor = (merchant: MerchantData) => createTexts(merchant, languageFor(merchant));

/** A page as a visitor sees it before anything was fetched, in the merchant's own language. */
async function rendered(merchant: MerchantData, texts: Translations, pathname: string) {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App merchant={merchant} texts={texts} queries={createQueries()} icons={await loadIcons()} />
    </StaticRouter>,
    // Whole and in its place: the page has no script of React's own to move parts about.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => void faults.push(fault),
    },
  );
  // A page that lacks a part is no page: the browser would draw it anew.
  if (faults.length > 0) throw new Error(`${pathname} cannot be rendered`, { cause: faults[0] });
  return new Response(prelude).text();
}

export const renderHome = async (merchant: MerchantData): Promise<string> =>
  rendered(merchant, await textsFor(merchant), pathTo('home'));

/** Every other page that anybody may see, by each path that is its own. */
export async function renderPages(merchant: MerchantData) {
  const texts = await textsFor(merchant);
  await completeTexts(texts, merchant);
  const { t } = texts.speech.get();
  const pages = routes
    .filter((one) => isPublic(one) && !one.prerender)
    .flatMap((route) =>
      ownPathsOf(route).map(({ path, given }) => {
        const title = t(titleOf(route, given));
        const description = pageDescription(title, t, merchant.name);
        return { path, route: route.name, title, description };
      }),
    );
  return Promise.all(
    pages.map(async (page) =>
      Object.assign(page, { html: await rendered(merchant, texts, page.path) }),
    ),
  );
}

/** What the site says of itself to whoever lists pages, in the merchant's own language. */
export async function describeSite(merchant: MerchantData): Promise<string> {
  const { speech } = await textsFor(merchant);
  return speech.get().t('site.description', { name: merchant.name });
}

/** What it says to whoever has scripts turned off: nothing of what they see can be used. */
export async function askForScripts(merchant: MerchantData): Promise<string> {
  const { speech } = await textsFor(merchant);
  return speech.get().t('site.scripts', { name: merchant.name });
}

/** What lets the home hear a press and ask for its first pictures before the app is there. */
export function homeScript(merchant: MerchantData): string {
  const language = languageFor(merchant);
  const content = homeContentAddress(language);
  const asksContent = merchant.home.includes('hero');
  const addresses = [
    ...firstGamesAddresses(merchant.home, language),
    ...(asksContent ? [content] : []),
  ];
  const questions = earlyScript({
    merchant: merchant.code,
    language,
    addresses,
    // Its header shows a member’s money.
    ofMember: [endpoints.wallet.path],
    ...(merchant.home.includes('hot') ? { coveredBy: hotGamesAddress(language) } : {}),
    // A brand with banners of its own has the first of them in the page.
    ...(asksContent && merchant.banners.length === 0 ? { picturedBy: content } : {}),
  });
  return `${markScript};${pressScript};${questions}`;
}

/** What every other page asks first of all, by its path. */
export const questionsOf = (merchant: MerchantData) =>
  firstQuestions(merchant, languageFor(merchant));

/** What lets them hear a press and ask for it before the app is there. */
export const shellScript = (
  merchant: MerchantData,
  { byPath, anyhow, narrowed }: FirstQuestions,
): string =>
  `${markScript};${pressScript};${earlyScript({
    merchant: merchant.code,
    language: languageFor(merchant),
    addresses: byPath,
    anyhow,
    narrowed,
    coveredBy: firstPictures(byPath),
    wordedBy: firstWords(byPath),
  })}`;

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

const routeFiles = import.meta.glob<Route | null>(
  ['./chapters/*/screens/*/route.tsx', './pages/*/route.tsx'],
  { eager: true, import: 'route' },
);

/** The folders of each page that has code of its own, by its route: beside it, and beside others that show the same page. */
export function pageFolders(): Record<string, readonly string[]> {
  const all = Object.entries(routeFiles).flatMap(([file, route]) =>
    route?.load ? [{ route, folder: `src/${file.slice(2, -'/route.tsx'.length)}` }] : [],
  );
  const byPage = Map.groupBy(all, ({ route }) => route.pageKey);
  return Object.fromEntries(
    all.map(({ route: { name, pageKey } }) => [
      name,
      byPage.get(pageKey)?.map(({ folder }) => folder) ?? [],
    ]),
  );
}

/** What every other page shows until the app is there. */
export async function renderShell(merchant: MerchantData): Promise<string> {
  return renderToString(
    <NeutralShell name={merchant.name} mark={merchant.logo.mark} topped={merchant.play.careBar} />,
  );
}
