import 'i18next';
import type { AllTexts } from '#kernel/i18n/all-texts.ts';

declare module 'i18next' {
  /** A key that is in no file of texts does not compile. */
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: AllTexts };
  }
}
