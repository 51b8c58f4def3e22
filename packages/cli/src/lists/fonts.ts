import { fontFamilies } from '@livery/themes';
import { tokenByPath } from '@livery/themes/contract';
import { table } from '../terminal/table.ts';
import { listCommand } from './listing.ts';

interface Row {
  readonly family: string;
  readonly fallback: string;
  readonly slants: readonly string[];
  /** Whether it has narrow faces of its own. */
  readonly widths: boolean;
  readonly package: string;
  /** Tokens that take a family. */
  readonly tokens: readonly string[];
}

const taking = [...tokenByPath].filter(([, { type }]) => type === 'fontFamily');

const rows = (): readonly Row[] =>
  [...fontFamilies].map(([family, { fallback, sheets, advances, package: from }]) => ({
    family,
    fallback,
    slants: ['upright', ...(sheets.some(({ need }) => need === 'slanted') ? ['italic'] : [])],
    widths: advances !== undefined,
    package: from,
    tokens: taking.map(([path]) => path),
  }));

/** The families that are served from a merchant's own host. */
export const fonts = listCommand<Row>({
  name: 'fonts',
  summary: 'List every family of type that can be served, and the tokens that take one',
  one: 'family',
  many: 'families',
  about: `Each is served from the merchant's own host, cut down to the letters of its languages.
"livery set <code> token <token> <family>" writes one. A name that is not listed is taken
from the reader's device, if it is there.`,
  rows,
  called: ({ family }) => family,
  described: ({ fallback, slants, widths, package: from }) =>
    `${fallback} ${slants.join(' ')} ${widths ? 'condensed widths' : ''} ${from} font`,
  head: ['family', 'kind', 'faces', 'from'],
  columns: ({ family, fallback, slants, widths, package: from }) => [
    family,
    fallback,
    [...slants, ...(widths ? ['condensed'] : [])].join(', '),
    from,
  ],
  notes: () => `Where they show:\n${table(taking.map(([path, { role }]) => [`  ${path}`, role]))}`,
});
