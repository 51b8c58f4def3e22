import type { Rule } from '../rule.ts';

/** What a jurisdiction wants a site to say of itself: owed by a live one, a reminder in a demo. */
export const legalRule: Rule = function* ({ manifest, profile, report }) {
  const missing = profile.legal.filter((key) => manifest.legal[key] === undefined);
  if (missing.length === 0) return;
  const live = manifest.environment === 'production';
  yield report(
    ['legal'],
    'legal.missing',
    `${profile.name} (${profile.key}) wants ${missing.join(', ')} under "legal".`,
    live ? 'A live site says all of it.' : 'A demo may go without; a live site may not.',
    live ? 'error' : 'warning',
  );
};
