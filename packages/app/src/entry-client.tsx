import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@livery/ui/theme';
import { App } from './app/app.tsx';
import { identify } from './platform/http/client.ts';
import { createQueries } from './platform/http/queries.ts';
import {
  createTexts,
  currentLanguage,
  markLanguage,
  storedLanguage,
} from './platform/i18n/i18n.ts';
import { readMerchantData } from './platform/merchant.tsx';
import { homePaths } from './platform/paths.ts';
import { reloadOnceWhenStale } from './platform/stale-chunk.ts';
import { followTabs } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

reloadOnceWhenStale();
const merchant = readMerchantData();
const rendered = root.dataset['page'] === 'home' && homePaths.has(location.pathname);
const first = merchant.languages[0]?.code ?? 'EN';

// The rendered home is in the merchant's own language; a chosen one takes over once it is alive.
const texts = await createTexts(merchant, rendered ? first : (storedLanguage(merchant) ?? first));
identify(merchant.code, () => currentLanguage(texts, merchant));
followTabs();

const app = (
  <BrowserRouter>
    <App merchant={merchant} texts={texts} queries={createQueries()} />
  </BrowserRouter>
);
if (rendered) hydrateRoot(root, app);
else {
  markLanguage(texts, merchant);
  createRoot(root).render(app);
}
