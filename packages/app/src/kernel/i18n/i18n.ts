import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { MerchantData } from '@livery/themes/contract';
import { restIn, textsIn, type Texts } from './catalogues.ts';
import { local } from '../storage.ts';
import { onTabMessage, tellTabs } from '../tabs.ts';

/** A language's texts, the merchant's own words on top. */
async function textsOf(code: string, merchant: MerchantData): Promise<Texts> {
  return { ...(await textsIn(code)), ...merchant.texts[code] };
}

const languageOf = (code: string, merchant: MerchantData) =>
  merchant.languages.find((language) => language.code === code) ?? merchant.languages[0];

/** An i18next of its own for each page, so that the build can render many merchants. */
export async function createTexts(merchant: MerchantData, code: string): Promise<i18n> {
  const language = languageOf(code, merchant);
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language?.tag ?? 'en',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    resources: {
      [language?.tag ?? 'en']: { translation: await textsOf(language?.code ?? 'EN', merchant) },
    },
    react: { useSuspense: false },
  });
  return texts;
}

/** Adds what the first page did without. */
export async function completeTexts(texts: i18n, merchant: MerchantData): Promise<void> {
  const { language } = texts;
  const rest = await restIn(currentLanguage(texts, merchant));
  texts.addResourceBundle(language, 'translation', rest, true, false);
}

/** The language a visitor chose earlier, if this merchant still has it. */
export function storedLanguage(merchant: MerchantData): string | undefined {
  const code = local.get('lang');
  return merchant.languages.find((language) => language.code === code)?.code;
}

export const currentLanguage = (texts: i18n, merchant: MerchantData): string =>
  merchant.languages.find(({ tag }) => tag === texts.language)?.code ??
  merchant.languages[0]?.code ??
  'EN';

/** Says on the document which language it is in and which way it runs. */
export function markLanguage(texts: i18n, merchant: MerchantData): void {
  const language = languageOf(currentLanguage(texts, merchant), merchant);
  document.documentElement.lang = language?.tag ?? 'en';
  document.documentElement.dir = language?.dir ?? 'ltr';
}

/** The last choice, whose texts may come sooner than those of the one before. */
let wanted: string | undefined;

async function show(texts: i18n, merchant: MerchantData, code: string): Promise<void> {
  const language = languageOf(code, merchant);
  if (!language) return;
  wanted = language.tag;
  if (!texts.hasResourceBundle(language.tag, 'translation')) {
    const [early, rest] = await Promise.all([
      textsOf(language.code, merchant),
      restIn(language.code),
    ]);
    texts.addResourceBundle(language.tag, 'translation', { ...rest, ...early });
  }
  if (wanted !== language.tag) return;
  await texts.changeLanguage(language.tag);
  markLanguage(texts, merchant);
}

/** Shows the language a visitor chose, here and in the other tabs, and remembers it. */
export async function setLanguage(
  texts: i18n,
  merchant: MerchantData,
  code: string,
): Promise<void> {
  local.set('lang', code);
  await show(texts, merchant, code);
  tellTabs({ type: 'language', code });
}

/** Once the page is alive: the stored language, then whatever another tab chooses. */
export function followLanguage(texts: i18n, merchant: MerchantData): () => void {
  const stored = storedLanguage(merchant);
  if (stored && stored !== currentLanguage(texts, merchant)) void show(texts, merchant, stored);
  return onTabMessage((message) => {
    if (message.type === 'language') void show(texts, merchant, message.code);
  });
}
