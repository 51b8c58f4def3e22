import { local } from '@livery/web/store/storage';
import { createLanguages } from '@livery/web/texts/languages';
import { onTabMessage, tellTabs } from '../tabs.ts';
import { appCatalogues } from './catalogues.ts';

export const {
  createTexts,
  completeTexts,
  fetchTexts,
  storedLanguage,
  setLanguage,
  followLanguage,
} = createLanguages({
  catalogues: appCatalogues,
  chosen: () => local.get('lang'),
  keep: (code) => local.set('lang', code),
  tellTabs: (code) => tellTabs({ type: 'language', code }),
  onTabChoice: (listen) =>
    onTabMessage((message) => {
      if (message.type === 'language') listen(message.code);
    }),
});
