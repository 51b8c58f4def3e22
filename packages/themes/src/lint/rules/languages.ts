import type { Rule } from '../rule.ts';

/** The default language is one of the merchant's own. */
export const languagesRule: Rule = function* ({ manifest, report }) {
  if (manifest.languages.includes(manifest.defaultLanguage)) return;
  yield report(
    ['defaultLanguage'],
    'manifest.default-language',
    `"${manifest.defaultLanguage}" is the default but not among the languages.`,
    `One of ${manifest.languages.join(', ')}.`,
  );
};
