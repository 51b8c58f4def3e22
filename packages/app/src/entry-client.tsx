import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@livery/ui/theme';
import { loadIcons } from '#templates/icons';
import { App } from './app.tsx';
import { useHydrated } from './shell/hydrated.tsx';
import { PageRouter } from './shell/page-change/page-router.tsx';
import { beginHydration } from '#kernel/parts/hydration.ts';
import { takePress } from '#kernel/parts/early-press.ts';
import { identify } from '#kernel/http/client.ts';
import { askedForVisitor } from '#kernel/http/early/take-early.ts';
import { createQueries } from '@livery/web/http/queries';
import { fetchIcons, icons, keepDrawnIcons } from '#kernel/icons.ts';
import { completeTexts, createTexts, fetchTexts, storedLanguage } from '#kernel/i18n/i18n.ts';
import { currentLanguage, markLanguage } from '@livery/web/texts/languages';
import { noteCuts } from '#kernel/live/cut.ts';
import { readMerchantData } from '#kernel/merchant.tsx';
import { inIdleMoments } from '@livery/web/hooks/when-idle';
import { drawAnew, standStill } from '#kernel/parts/when-quiet.ts';
import { provideDeferredAssets, deferredAssets } from '#kernel/parts/deferred-assets.ts';
import { completeStyles, fetchStyles } from '#kernel/parts/styles.ts';
import { routeAt } from '#kernel/routing/table.ts';
import { reloadOnceWhenStale } from '@livery/web/release/stale-chunk';
import { beginSession, currentSession, onSessionChange } from '#kernel/session/session.ts';
import { mayRestore, remembersAny } from '#kernel/session/may-restore.ts';
import { followMotion } from '#kernel/choices/motion.ts';
import { followTabs } from '#kernel/choices/theme.ts';

function rootOf(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('The page has no root');
  return found;
}

const root = rootOf();

reloadOnceWhenStale();
noteCuts();
standStill();
const merchant = readMerchantData();
const { page } = root.dataset;
const match = routeAt(location.pathname, location.search);
const route = match?.route;
const isHome = page === 'home' && route?.prerender === true;
// What the build drew for a visitor is theirs alone, as are the answers that the page asked for early.
const isForVisitor = page === location.pathname && askedForVisitor();
const isDrawn = isHome || (isForVisitor && (!location.search || route?.sameBones === true));
const first = merchant.languages[0]?.code ?? 'EN';

/** Only what the brand remembers is left here. Most devices remember nobody. */
async function tidy(): Promise<void> {
  if (!remembersAny()) return;
  const { tidyRemembered } = await import('#kernel/session/remembered.ts');
  // A start waits for no other tab.
  void tidyRemembered(merchant.rememberMode);
}

const queries = createQueries();

/** A home shows a member’s money: it is asked for as soon as it is known whose it is. */
async function askForMoney(): Promise<void> {
  const { prepareMoney } = await import('./pages/home/prepare.ts');
  const userName = currentSession()?.userName;
  if (userName !== undefined) await prepareMoney(queries, userName);
}

/** What the build drew for others, in place of which something else comes, is used by nobody. */
function Anew({ children }: { children: ReactNode }) {
  useHydrated();
  return children;
}

/** In milliseconds: no longer are bars kept from a hand by what a platform does not say. */
const patience = 2_000;

/** All that a page of another search shows first: pictures that it began with are not taken away for bones. */
async function whole(): Promise<void> {
  const [ask] = await Promise.all([route?.prepare?.(), route?.ready?.()]);
  const params = match?.params ?? {};
  const visit = { merchant: merchant.code, params, language: first, userName: undefined };
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([ask?.(queries, visit), waited]);
}

async function begin(): Promise<void> {
  // What was drawn is in the merchant's own language; a chosen one takes over once it is alive.
  const [texts] = await Promise.all([
    createTexts(merchant, isDrawn ? first : (storedLanguage(merchant) ?? first)),
    tidy().catch(() => {}),
  ]);
  identify(merchant.code, () => currentLanguage(texts, merchant));
  beginSession();
  followTabs();
  followMotion();
  provideDeferredAssets(async () => {
    await Promise.all([
      fetchIcons(loadIcons),
      completeTexts(texts, merchant),
      completeStyles(),
      import('@livery/contract/routes'),
    ]);
  });

  // Bars are drawn at once; the rendered home has its icons and texts, but not those of a member.
  if (!isHome || currentSession()) deferredAssets().catch(() => {});
  if (isHome) {
    if (currentSession() || mayRestore()) askForMoney().catch(() => {});
    onSessionChange(() => void askForMoney().catch(() => {}));
  }

  const app = (
    <PageRouter>
      <App merchant={merchant} texts={texts} queries={queries} icons={icons} />
    </PageRouter>
  );

  /** A page of a thousand elements comes alive in slices, between which it can be touched. */
  const hydrate = (): void => {
    beginHydration();
    takePress();
    startTransition(() => void hydrateRoot(root, app));
  };

  /** Draws a page anew, in slices too, that is not what the build drew, or that it drew for somebody else. */
  const draw = (): void => {
    drawAnew();
    takePress();
    markLanguage(texts, merchant);
    startTransition(() => createRoot(root).render(<Anew>{app}</Anew>));
  };

  if (isHome) {
    keepDrawnIcons(root);
    hydrate();
    // What the next page cannot do without is at hand; nothing of it is drawn yet.
    const parts = [
      loadIcons,
      () => fetchTexts(texts, merchant),
      () => import('@livery/contract/routes'),
      () => import('./pages/home/prepare.ts'),
    ];
    inIdleMoments([fetchStyles, ...parts.map((part) => () => void part().catch(() => {}))]);
  } else if (isDrawn) {
    // It stands; it is whole before it is touched.
    await Promise.all([deferredAssets(), route?.load?.()]).then(hydrate, draw);
  } else {
    // Bars need the styles, and are drawn without them rather than not at all.
    await completeStyles().catch(() => {});
    if (isForVisitor) await whole().catch(() => {});
    draw();
  }
}

// In a task of its own: to read the file is one. Nobody waits for it: pages share the file with it,
// and would wait for the file while it waits for them (ADR 165).
setTimeout(() => void begin());
