import type { MerchantData } from '@livery/themes/contract';
import { restIn, textsIn, type Texts } from './catalogues.ts';
import { local } from '../storage.ts';
import { onTabMessage, tellTabs } from '../tabs.ts';
import { createTranslations, type Translations } from './translations.ts';

/** A language's texts, the merchant's own words on top. */
async function textsOf(code: string, merchant: MerchantData): Promise<Texts> {
  return { ...(await textsIn(code)), ...merchant.texts[code] };
}

const languageOf = (code: string, merchant: MerchantData) =>
  merchant.languages.find((language) => language.code === code) ?? merchant.languages[0];

/** Translations of its own for each page, so that the build can render many merchants. */
export async function createTexts(merchant: MerchantData, code: string): Promise<Translations> {
  const language = languageOf(code, merchant);
  return createTranslations(
    language?.tag ?? 'en',
    await textsOf(language?.code ?? 'EN', merchant),
    async (tag) => {
      const other = codeOf(tag, merchant);
      const [early, rest] = await Promise.all([textsOf(other, merchant), restIn(other)]);
      return { ...rest, ...early };
    },
  );
}

/** Adds what the first page did without. */
export async function completeTexts(texts: Translations, merchant: MerchantData): Promise<void> {
  const { language } = texts.speech.get();
  texts.add(language, await restIn(currentLanguage(texts, merchant)));
}

/** Fetches them without a word: they are at hand when they are wanted. */
export const fetchTexts = (texts: Translations, merchant: MerchantData): Promise<unknown> =>
  restIn(currentLanguage(texts, merchant));

/** The language a visitor chose earlier, if this merchant still has it. */
export function storedLanguage(merchant: MerchantData): string | undefined {
  const code = local.get('lang');
  return merchant.languages.find((language) => language.code === code)?.code;
}

/** The merchant’s own code of a language. */
export const codeOf = (tag: string, { languages }: MerchantData): string =>
  languages.find((language) => language.tag === tag)?.code ?? languages[0]?.code ?? 'EN';

export const currentLanguage = ({ speech }: Translations, merchant: MerchantData): string =>
  codeOf(speech.get().language, merchant);

/** Says on the document which language it is in and which way it runs. */
export function markLanguage(texts: Translations, merchant: MerchantData): void {
  const language = languageOf(currentLanguage(texts, merchant), merchant);
  document.documentElement.lang = language?.tag ?? 'en';
  document.documentElement.dir = language?.dir ?? 'ltr';
}

/** The last choice, whose texts may come sooner than those of the one before. */
let wanted: string | undefined;

async function show(texts: Translations, merchant: MerchantData, code: string): Promise<void> {
  const language = languageOf(code, merchant);
  if (!language) return;
  wanted = language.tag;
  await texts.learn(language.tag);
  if (wanted !== language.tag) return;
  await texts.speak(language.tag);
  markLanguage(texts, merchant);
}

/** Shows the language a visitor chose, here and in the other tabs, and remembers it. */
export async function setLanguage(
  texts: Translations,
  merchant: MerchantData,
  code: string,
): Promise<void> {
  local.set('lang', code);
  await show(texts, merchant, code);
  tellTabs({ type: 'language', code });
}

/** Once the page is alive: the stored language, before which somebody is told, then whatever another tab chooses. */
export function followLanguage(
  texts: Translations,
  merchant: MerchantData,
  tellBefore: () => void,
): () => void {
  const stored = storedLanguage(merchant);
  if (stored && stored !== currentLanguage(texts, merchant)) {
    tellBefore();
    void show(texts, merchant, stored);
  }
  return onTabMessage((message) => {
    if (message.type === 'language') void show(texts, merchant, message.code);
  });
}
