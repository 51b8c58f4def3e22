import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { MerchantData } from '@livery/themes/contract';
import { App } from './app.tsx';
import { NeutralShell } from './shell/neutral-shell.tsx';
import { createQueries } from '#kernel/http/queries.ts';
import { loadIcons } from '#templates/icons';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

const textsFor = (merchant: MerchantData) =>
  createTexts(merchant, merchant.languages[0]?.code ?? 'EN');

/** The home as a visitor sees it before anything was fetched, in the merchant's own language. */
export async function renderHome(merchant: MerchantData): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={pathTo('home')}>
      <App
        merchant={merchant}
        texts={await textsFor(merchant)}
        queries={createQueries()}
        icons={await loadIcons()}
      />
    </StaticRouter>,
    // Whole and in its place: the page has no script of React's own to move parts about.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** What every other page shows until the app is there. */
export async function renderShell(merchant: MerchantData): Promise<string> {
  return renderToString(<NeutralShell name={merchant.name} mark={merchant.logo.mark} />);
}
