import type { ReactElement } from 'react';
import { MemoryRouter, type Location } from 'react-router-dom';
import type { MerchantData } from '@livery/themes/contract';
import type { IconSet } from '@livery/ui/icon';
import { identify } from '#kernel/http/client.ts';
import { createQueries } from '@livery/web/http/queries';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { currentLanguage, markLanguage } from '@livery/web/texts/languages';
import {
  closeSession,
  currentSession,
  openSession,
  type Session,
} from '#kernel/session/session.ts';
import { local } from '@livery/web/store/storage';
import { setTheme } from '#kernel/choices/theme.ts';
import { App } from '../app.tsx';

type Start = Pick<Location, 'pathname'> & Partial<Location>;

export interface ScreenScene {
  readonly merchant: MerchantData;
  readonly language: string;
  readonly theme: 'dark' | 'light';
  readonly at: Start;
  readonly icons: IconSet;
  /** Who is logged in; nobody by default. */
  readonly session?: Session;
}

/** The whole app at an address that is not the browser's own: for a page that shows it among others. */
export async function openScreen({
  merchant,
  language,
  theme,
  at,
  icons,
  session,
}: ScreenScene): Promise<ReactElement> {
  // What was chosen on a screen before is nobody's choice here.
  local.remove('lang');
  setTheme(theme);
  if (session) openSession(session);
  else if (currentSession()) closeSession();
  const texts = await createTexts(merchant, language);
  identify(merchant.code, () => currentLanguage(texts, merchant), { sparing: false });
  markLanguage(texts, merchant);
  const queries = createQueries();
  const { queries: reads = {}, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...reads, retryDelay: 0 } });
  return (
    <MemoryRouter initialEntries={[at]}>
      <App merchant={merchant} texts={texts} queries={queries} icons={icons} />
    </MemoryRouter>
  );
}
