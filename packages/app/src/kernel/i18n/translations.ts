import { formatWhole } from '@livery/ui/money';
import { signal, type Signal } from '../signal.ts';
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
  knows(language: string): boolean;
  /** More of a language; what it says already stays. */
  add(language: string, more: Texts): void;
  speak(language: string): void;
}

function speechOf(language: string, texts: ReadonlyMap<string, string>): Speech {
  let plurals: Intl.PluralRules | undefined;
  const formOf = (key: string, count: number): string | undefined => {
    plurals ??= new Intl.PluralRules(language);
    return texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(`${key}_other`);
  };
  const written = (value: unknown): string =>
    typeof value === 'number' ? formatWhole(value, language) : `${value ?? ''}`;
  const t: Translate = (key, values = {}, otherwise = key) => {
    const { count } = values;
    const text = (typeof count === 'number' && formOf(key, count)) || texts.get(key) || otherwise;
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => written(values[name]));
  };
  return { t, language };
}

export function createTranslations(first: string, firstTexts: Texts): Translations {
  const languages = new Map<string, { texts: Map<string, string>; speech: Speech }>();
  const languageOf = (language: string) => {
    const known = languages.get(language);
    if (known) return known;
    const texts = new Map<string, string>();
    const made = { texts, speech: speechOf(language, texts) };
    languages.set(language, made);
    return made;
  };
  const add = (language: string, more: Texts): void => {
    const { texts } = languageOf(language);
    for (const [key, text] of Object.entries(more)) if (!texts.has(key)) texts.set(key, text);
  };
  add(first, firstTexts);
  const atFirst = languageOf(first).speech;
  const speech = signal(atFirst);
  return {
    speech,
    atFirst,
    knows: (language) => languages.has(language),
    add,
    speak: (language) => speech.set(languageOf(language).speech),
  };
}
