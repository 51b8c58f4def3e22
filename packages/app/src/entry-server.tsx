import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { MerchantData } from '@livery/themes/contract';
import { App } from './app/app.tsx';
import { NeutralShell } from './app/shell/neutral-shell.tsx';
import { createQueries } from './platform/http/queries.ts';
import { createTexts } from './platform/i18n/i18n.ts';
import { paths } from './platform/paths.ts';

const textsFor = (merchant: MerchantData) =>
  createTexts(merchant, merchant.languages[0]?.code ?? 'EN');

/** The home as a visitor sees it before anything was fetched, in the merchant's own language. */
export async function renderHome(merchant: MerchantData): Promise<string> {
  return renderToString(
    <StaticRouter location={paths.home}>
      <App merchant={merchant} texts={await textsFor(merchant)} queries={createQueries()} />
    </StaticRouter>,
  );
}

/** What every other page shows until the app is there. */
export async function renderShell(merchant: MerchantData): Promise<string> {
  return renderToString(<NeutralShell name={merchant.name} mark={merchant.logo.mark} />);
}
