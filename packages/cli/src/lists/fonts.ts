import { fontFamilies } from '@livery/themes';
import { tokenByPath } from '@livery/themes/contract';
import { soundMerchant } from '../terminal/named.ts';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';
import { fontsOfMerchant } from './merchant-fonts.ts';
import { showList, type Listing } from './listing.ts';

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

const served: Listing<Row> = {
  name: 'fonts',
  summary: 'List every family of type that can be served, or those of a merchant',
  one: 'family',
  many: 'families',
  about: 'Each is served from the merchant’s own host.',
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
};

/** The families that are served from a merchant's own host. */
export const fonts: Command = {
  name: served.name,
  summary: served.summary,
  help: `livery fonts [word…]                     those whose name or description holds every word; all when none is given
livery fonts --merchant <code> [word…]   those that a merchant draws with, its own among them

Each is served from the merchant's own host, cut down to the letters of its languages.
"livery set <code> token <token> <family>" writes one. A name that is not listed is taken
from the reader's device, if it is there; "fonts" in the manifest brings families of the brand's own.

  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 listed, 1 none has these words, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('fonts', args, { merchant: { type: 'string' } });
    const json = values.json === true;
    if (values.merchant === undefined) return showList(served, positionals, json);
    const merchant = await soundMerchant(values.merchants, values.merchant, json);
    return merchant ? showList(fontsOfMerchant(merchant), positionals, json) : 1;
  },
};
