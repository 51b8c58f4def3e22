import type { Catalogues, Texts } from './catalogues.ts';
import { createTranslations, type Translations } from './translations.ts';

/** A language of a site, by the site’s own code and by its BCP 47 tag. */
interface Language {
  readonly code: string;
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A site as far as it speaks: its languages, the first of which is its own, and words of its own for any of them. */
export interface Speaker {
  readonly languages: readonly Language[];
  readonly texts: Readonly<Record<string, Texts>>;
}

/** What a face has: texts, the memory of a visitor’s choice, and a way to other tabs. */
export interface LanguagePorts {
  readonly catalogues: Catalogues;
  readonly chosen: () => string | null;
  readonly keep: (code: string) => void;
  readonly tellTabs: (code: string) => void;
  readonly onTabChoice: (listen: (code: string) => void) => () => void;
}

export interface SiteLanguages {
  /** Translations of its own for each page, so that the build can render many sites. */
  createTexts(site: Speaker, code: string): Promise<Translations>;
  /** Adds what the first page did without. */
  completeTexts(texts: Translations, site: Speaker): Promise<void>;
  /** Fetches them without a word: they are at hand when they are wanted. */
  fetchTexts(texts: Translations, site: Speaker): Promise<unknown>;
  /** The language a visitor chose earlier, if this site still has it. */
  storedLanguage(site: Speaker): string | undefined;
  /** Shows the language a visitor chose, here and in the other tabs, and remembers it. */
  setLanguage(texts: Translations, site: Speaker, code: string): Promise<void>;
  /** Once the page is alive: the stored language, before which somebody is told, then whatever another tab chooses. */
  followLanguage(texts: Translations, site: Speaker, tellBefore: () => void): () => void;
}

const languageOf = (code: string, { languages }: Speaker): Language | undefined =>
  languages.find((language) => language.code === code) ?? languages[0];

/** The site’s own code of a language. */
export const codeOf = (tag: string, { languages }: Speaker): string =>
  languages.find((language) => language.tag === tag)?.code ?? languages[0]?.code ?? 'EN';

export const currentLanguage = ({ speech }: Translations, site: Speaker): string =>
  codeOf(speech.get().language, site);

/** Says on the document which language it is in and which way it runs. */
export function markLanguage(texts: Translations, site: Speaker): void {
  const language = languageOf(currentLanguage(texts, site), site);
  document.documentElement.lang = language?.tag ?? 'en';
  document.documentElement.dir = language?.dir ?? 'ltr';
}

export function createLanguages({
  catalogues,
  chosen,
  keep,
  tellTabs,
  onTabChoice,
}: LanguagePorts): SiteLanguages {
  /** Better English than keys, where a language has no texts yet. */
  const said = async (...[code, part]: Parameters<Catalogues>): Promise<Texts> =>
    (await (catalogues(code, part) ?? catalogues('EN', part))) ?? {};

  /** A language's texts, the site's own words on top. */
  const textsOf = async (code: string, site: Speaker): Promise<Texts> => ({
    ...(await said(code, 'early')),
    ...site.texts[code],
  });

  /** The last choice, whose texts may come sooner than those of the one before. */
  let wanted: string | undefined;

  async function show(texts: Translations, site: Speaker, code: string): Promise<void> {
    const language = languageOf(code, site);
    if (!language) return;
    wanted = language.tag;
    await texts.learn(language.tag);
    if (wanted !== language.tag) return;
    await texts.speak(language.tag);
    markLanguage(texts, site);
  }

  const storedLanguage = (site: Speaker): string | undefined => {
    const code = chosen();
    return site.languages.find((language) => language.code === code)?.code;
  };

  const fetchTexts = (texts: Translations, site: Speaker): Promise<Texts> =>
    said(currentLanguage(texts, site), 'rest');

  return {
    async createTexts(site, code) {
      const language = languageOf(code, site);
      return createTranslations(
        language?.tag ?? 'en',
        await textsOf(language?.code ?? 'EN', site),
        async (tag) => {
          const other = codeOf(tag, site);
          const [early, rest] = await Promise.all([textsOf(other, site), said(other, 'rest')]);
          return { ...rest, ...early };
        },
      );
    },
    async completeTexts(texts, site) {
      const { language } = texts.speech.get();
      texts.add(language, await fetchTexts(texts, site));
    },
    fetchTexts,
    storedLanguage,
    async setLanguage(texts, site, code) {
      keep(code);
      await show(texts, site, code);
      tellTabs(code);
    },
    followLanguage(texts, site, tellBefore) {
      const stored = storedLanguage(site);
      if (stored && stored !== currentLanguage(texts, site)) {
        tellBefore();
        void show(texts, site, stored);
      }
      return onTabChoice((code) => void show(texts, site, code));
    },
  };
}
