import { jurisdictionKeys, profiles } from '@livery/themes';
import { languages as known } from '@livery/themes/contract';
import { appCatalogues } from '@livery/merchants/catalogues';
import { listCommand } from './listing.ts';

interface Row {
  readonly language: string;
  readonly tag: string;
  /** In itself, and in English. */
  readonly endonym: string;
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether the app's own texts are there; without, they are English. */
  readonly catalogue: boolean;
  /** Jurisdictions whose new merchants begin with it. */
  readonly usualIn: readonly string[];
}

const names = new Intl.DisplayNames('en', { type: 'language' });

async function rows(): Promise<readonly Row[]> {
  const { languages: spoken } = await appCatalogues();
  return [...known].map(([language, { tag, endonym, dir }]) => ({
    language,
    tag,
    endonym,
    english: names.of(tag) ?? tag,
    dir,
    catalogue: spoken.has(language),
    usualIn: jurisdictionKeys.filter((key) => profiles[key].defaults.languages.includes(language)),
  }));
}

/** The languages of a site, by the codes that manifests have for them. */
export const languages = listCommand<Row>({
  name: 'languages',
  summary: 'List every language, its code here, and whether the app speaks it',
  one: 'language',
  about: `Codes are the merchant's own, not BCP 47. They stand in "languages" of the manifest, the first is
the default, and in the names of locales/<code>.json: "livery set <code> languages EN,TY".
Without a catalogue the app's own texts are in English; the merchant's are in the language.`,
  rows,
  called: ({ language, tag }) => `${language} ${tag}`,
  described: ({ endonym, english, dir }) =>
    `${endonym} ${english} ${dir} ${dir === 'rtl' ? 'right to left' : ''}`,
  head: ['code', 'tag', 'in English', 'begins', 'catalogue', 'usual in', 'in itself'],
  columns: ({ language, tag, endonym, english, dir, catalogue, usualIn }) => [
    language,
    tag,
    english,
    dir === 'rtl' ? 'right' : 'left',
    catalogue ? 'yes' : '–',
    usualIn.join(', ') || '–',
    endonym,
  ],
});
