import { findNodeAtLocation } from 'jsonc-parser';
import type { Rule } from '../rule.ts';

/** The default language is one of the merchant's own. */
export const languagesRule: Rule = function* ({ manifest, manifestSource }) {
  if (manifest.languages.includes(manifest.defaultLanguage)) return;
  const node = manifestSource.root && findNodeAtLocation(manifestSource.root, ['defaultLanguage']);
  yield manifestSource.report(
    node,
    'manifest.default-language',
    `"${manifest.defaultLanguage}" is the default but not among the languages.`,
    `One of ${manifest.languages.join(', ')}.`,
  );
};
