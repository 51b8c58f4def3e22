import type { Rule } from '../rule.ts';

const iconKeys = ['small', 'large', 'maskable', 'apple'] as const;

/** What a demo may lack and a live site may not. */
export const completenessRule: Rule = function* ({ manifest, template, report, reportTemplate }) {
  for (const code of manifest.languages) {
    const { description, rating } = template.app;
    const said = {
      app_desc: Object.keys(description).length === 0 ? undefined : description,
      app_rating: rating?.source,
    };
    for (const [key, words] of Object.entries(said)) {
      if (words === undefined || words[code] !== undefined) continue;
      yield reportTemplate(
        [key],
        'template.language',
        `"${key}" says nothing in ${code}.`,
        `A line for each of ${manifest.languages.join(', ')}.`,
      );
    }
  }
  if (manifest.environment === 'demo') return;
  const missing = iconKeys.filter((key) => manifest.icons?.[key] === undefined);
  if (missing.length > 0) {
    yield report(
      ['icons'],
      'icons.missing',
      `A live site has icons for an installed app: ${missing.join(', ')}.`,
      'livery new draws them.',
    );
  }
  if (manifest.contacts.email === undefined && manifest.contacts.phone === undefined) {
    yield report(
      ['contacts'],
      'contacts.missing',
      'A live site says how support is reached.',
      '"contacts": { "email": … } or "phone".',
    );
  }
};
