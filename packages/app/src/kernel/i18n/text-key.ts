import type { AllTexts } from './all-texts.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Said<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** The key of a text: what is no key does not compile. Forms of a plural are one text. */
export type TextKey = Said<keyof AllTexts & string>;
