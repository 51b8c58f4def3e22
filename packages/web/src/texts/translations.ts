import { formatWhole } from '@livery/ui/money';
import { createInstance, type BackendModule, type FormatterModule, type i18n } from 'i18next';
import { signal, type Signal } from '../store/signal.ts';
import type { Texts } from './catalogues.ts';
import type { TextKey } from './text-key.ts';

/** What stands in a text in place of `{{name}}`, numbers in the digits of the language; `count` also chooses among forms of a plural. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Says a text; one that nobody wrote is said `otherwise`, or by its key. */
export type Translate = (key: TextKey, values?: TextValues, otherwise?: string) => string;

/** A language while it is spoken. */
export interface Speech {
  readonly t: Translate;
  /** Its BCP 47 tag, as `Intl` and `lang` want it. */
  readonly language: string;
}

/** The languages of a page, and which of them it speaks. */
export interface Translations {
  readonly speech: Signal<Speech>;
  /** What the build wrote a page in, of which a part may come alive when another is spoken already. */
  readonly atFirst: Speech;
  /** Fetches a language, unless it is known; fails where it cannot be had. */
  learn(language: string): Promise<void>;
  /** More of a language; what it says already stays. */
  add(language: string, more: Texts): void;
  speak(language: string): Promise<void>;
}

/** Fetches what a language says. */
export type ReadTexts = (language: string) => Promise<Texts>;

/** The library's name for all texts of a language. */
const all = 'translation';

const backendOf = (read: ReadTexts): BackendModule => ({
  type: 'backend',
  init() {},
  async read(language, _namespace, done) {
    const found = await read(language).catch((error: unknown) => new Error(`${error}`));
    if (found instanceof Error) done(found, false);
    else done(null, found);
  },
});

const figures: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format, language = 'en') =>
    typeof value === 'number' ? formatWhole(value, language) : `${value ?? ''}`,
};

function speechOf(engine: i18n, language: string): Speech {
  const say = engine.getFixedT(language);
  // A text that asks for no value is the same each time; the library works some microseconds for it.
  const said = new Map<TextKey, string>();
  engine.store.on('added', () => said.clear());
  const t: Translate = (key, values, otherwise) => {
    if (values || otherwise !== undefined) {
      const count = typeof values?.['count'] === 'number' ? { count: values['count'] } : {};
      return say(key, { replace: values ?? {}, defaultValue: otherwise ?? key, ...count });
    }
    const known = said.get(key) ?? say(key, { replace: {}, defaultValue: key });
    said.set(key, known);
    return known;
  };
  return { t, language };
}

/** Begins with a language of which the first texts are at hand (ADR 163). */
export function createTranslations(
  first: string,
  firstTexts: Texts,
  read: ReadTexts,
): Translations {
  const engine = createInstance();
  void engine
    .use(backendOf(read))
    .use(figures)
    .init({
      lng: first,
      fallbackLng: false,
      load: 'currentOnly',
      resources: { [first]: { [all]: firstTexts } },
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      missingInterpolationHandler: () => '',
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  const atFirst = speechOf(engine, first);
  const speeches = new Map([[first, atFirst]]);
  const speech = signal(atFirst);
  engine.on('languageChanged', (language) => {
    const spoken = speeches.get(language) ?? speechOf(engine, language);
    speeches.set(language, spoken);
    speech.set(spoken);
  });
  const knows = (language: string): boolean => engine.hasResourceBundle(language, all);
  return {
    speech,
    atFirst,
    async learn(language) {
      // What failed once is asked for anew, which `loadLanguages` would not do.
      if (!knows(language)) await engine.reloadResources(language);
      if (!knows(language)) throw new Error(`${language} cannot be had`);
    },
    add: (language, more) => void engine.addResourceBundle(language, all, more, true, false),
    speak: async (language) => void (await engine.changeLanguage(language)),
  };
}
