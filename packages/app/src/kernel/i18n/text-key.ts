import type { ParseKeys } from 'i18next';
import type { AllTexts } from './all-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: AllTexts };
  }
}

/** The key of a text: what is no key does not compile. Forms of a plural are one text. */
export type TextKey = ParseKeys;
