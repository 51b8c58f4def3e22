import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { PageRouter } from '../shell/page-change/page-router.tsx';
import { duotone } from '@livery/ui/icon/duotone';
import { ToastProvider } from '@livery/ui/toast';
import type { MerchantData } from '@livery/themes/contract';
import { identify } from '#kernel/http/client.ts';
import { createQueries } from '@livery/web/http/queries';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { currentLanguage } from '@livery/web/texts/languages';
import type { Translations } from '@livery/web/texts/translations';
import { SiteProviders } from '#kernel/parts/site-providers.tsx';
import { closeSession, openSession, type Session } from '#kernel/session/session.ts';
import { App } from '../app.tsx';
import { merchant } from './samples.ts';

export interface Scene {
  /** Where the page is opened; home by default. */
  readonly at?: string;
  /** Who is logged in; nobody by default. */
  readonly session?: Session;
  readonly language?: string;
  /** The tab was here before, and has what it kept. */
  readonly cameBack?: boolean;
  /** Lists of games are asked for with a player's pauses between them. */
  readonly sparing?: boolean;
  /** What another law asks for. */
  readonly play?: Partial<MerchantData['play']>;
  readonly registers?: MerchantData['legal']['registers'];
  /** What another merchant has for agents. */
  readonly agentMenu?: MerchantData['agentMenu'];
}

export interface OpenedPage {
  readonly user: UserEvent;
  readonly queries: QueryClient;
  readonly texts: Translations;
}

async function prepare({
  at = '/m/home',
  session,
  language = 'EN',
  cameBack = false,
  sparing = false,
}: Scene): Promise<OpenedPage> {
  history.replaceState(null, '', at);
  if (session) openSession(session);
  else if (!cameBack) closeSession();
  const texts = await createTexts(merchant, language);
  const speaks = () => currentLanguage(texts, merchant);
  identify(merchant.code, speaks, sparing ? {} : { sparing: false });
  const queries = createQueries();
  // What waits for its turn would be asked of the next test.
  onTestFinished(() => queries.cancelQueries());
  // As many tries as a player gets, without the pauses between them.
  const { queries: reads = {}, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...reads, retryDelay: 0 } });
  return { user: userEvent.setup({ delay: null }), queries, texts };
}

/** The whole app, as it stands in the page. */
export async function openApp(scene: Scene = {}): Promise<OpenedPage> {
  const opened = await prepare(scene);
  const { play, agentMenu = merchant.agentMenu, registers = merchant.legal.registers } = scene;
  const legal = { ...merchant.legal, registers };
  const site = { ...merchant, legal, agentMenu, play: { ...merchant.play, ...play } };
  render(
    <PageRouter>
      <App merchant={site} texts={opened.texts} queries={opened.queries} icons={duotone} />
    </PageRouter>,
  );
  return opened;
}

/** A part of the app, in everything it may ask for. */
export async function renderPart(part: ReactNode, scene: Scene = {}): Promise<OpenedPage> {
  const opened = await prepare(scene);
  render(
    <PageRouter>
      <SiteProviders
        merchant={merchant}
        texts={opened.texts}
        queries={opened.queries}
        icons={duotone}
      >
        <ToastProvider label="Messages">{part}</ToastProvider>
      </SiteProviders>
    </PageRouter>,
  );
  return opened;
}

/** What the toasts say now. */
export const toasts = (): string => screen.getByRole('region', { name: 'Messages' }).textContent;

/** Where the page is. */
export const here = (): string => location.pathname + location.search;
