import { createRoot, hydrateRoot } from 'react-dom/client';
import '@livery/ui/theme';
import { icons, restOfIcons } from '#templates/icons';
import { App } from './app.tsx';
import { PageRouter } from './shell/page-change/page-router.tsx';
import { identify } from '#kernel/http/client.ts';
import { createQueries } from '#kernel/http/queries.ts';
import {
  completeTexts,
  createTexts,
  currentLanguage,
  markLanguage,
  storedLanguage,
} from '#kernel/i18n/i18n.ts';
import { readMerchantData } from '#kernel/merchant.tsx';
import { provideRest } from '#kernel/parts/rest.ts';
import { routeAt } from '#kernel/routing/table.ts';
import { reloadOnceWhenStale } from '#kernel/parts/stale-chunk.ts';
import { tidyRemembered } from '#kernel/session/remembered.ts';
import { followTabs } from '#kernel/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

reloadOnceWhenStale();
const merchant = readMerchantData();
tidyRemembered(merchant.rememberMode);
const rendered = root.dataset['page'] === 'home' && routeAt(location.pathname)?.route.prerender;
const first = merchant.languages[0]?.code ?? 'EN';

// The rendered home is in the merchant's own language; a chosen one takes over once it is alive.
const texts = await createTexts(merchant, rendered ? first : (storedLanguage(merchant) ?? first));
identify(merchant.code, () => currentLanguage(texts, merchant));
followTabs();
provideRest(async () => {
  const [more] = await Promise.all([restOfIcons(), completeTexts(texts, merchant)]);
  Object.assign(icons, more);
});

const app = (
  <PageRouter>
    <App merchant={merchant} texts={texts} queries={createQueries()} />
  </PageRouter>
);
if (rendered) hydrateRoot(root, app);
else {
  markLanguage(texts, merchant);
  createRoot(root).render(app);
}
