import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';
import { counted } from '../terminal/words.ts';
import { pageHelp, writePicturePage } from '../choices/write-page.ts';
import type { PicturePage } from '../choices/pages.ts';

/** Something a merchant may choose from, as a list that can be searched. */
export interface Listing<Row> {
  readonly name: string;
  readonly summary: string;
  /** `slot`, and how several are called where that is not `slots`. */
  readonly one: string;
  readonly many?: string;
  /** What the columns hold, in a line or two. */
  readonly about: string;
  rows(): Promise<readonly Row[]> | readonly Row[];
  /** What it is called in the files. */
  called(row: Row): string;
  /** What else it may be looked for by. */
  described(row: Row): string;
  readonly head: readonly string[];
  columns(row: Row): readonly string[];
  /** What is said below the table of what was found. */
  notes?(found: readonly Row[]): string;
  /** Shows each of them in a merchant's own look. */
  readonly page?: PicturePage;
}

/** Those whose name holds every word, or else those whose description does. */
function foundIn<Row>(
  { called, described }: Listing<Row>,
  all: readonly Row[],
  asked: readonly string[],
): readonly Row[] {
  const words = asked.map((word) => word.toLowerCase());
  const holding = (text: (row: Row) => string): readonly Row[] =>
    all.filter((row) => words.every((word) => text(row).toLowerCase().includes(word)));
  const named = holding(called);
  return named.length > 0 ? named : holding((row) => `${called(row)} ${described(row)}`);
}

/** Says what of a list has the words that were asked for; the exit code. */
export async function showList<Row>(
  listing: Listing<Row>,
  asked: readonly string[],
  json: boolean,
): Promise<number> {
  const { one, many = `${one}s`, head } = listing;
  const all = await listing.rows();
  const found = foundIn(listing, all, asked);
  if (json) console.log(JSON.stringify(found, null, 2));
  else if (all.length === 0) console.log(`There is no ${one}.`);
  else if (found.length === 0)
    console.log(
      `No ${one} has "${asked.join('" and "')}" in its name or its description; there are ${all.length}.`,
    );
  else {
    const rows = found.map((row) => listing.columns(row));
    console.log(table([head, ...rows]));
    const notes = listing.notes?.(found) ?? '';
    console.log(`${notes === '' ? '' : `\n${notes}\n`}\n${counted(found.length, one, many)}.`);
  }
  return found.length > 0 ? 0 : 1;
}

/** A list as a command, all of them alike. */
export function listCommand<Row>(listing: Listing<Row>): Command {
  const { name, one, many = `${one}s`, about, page } = listing;
  return {
    name,
    summary: listing.summary,
    help: `livery ${name} [word…]   those whose name or description holds every word; all when none is given${page ? pageHelp(name, many) : ''}

${about}

  --merchants <dir>  ${page ? 'where the folders are (default: merchants)' : `of no matter here: the ${many} are the same for all`}
  --json             the same as JSON
Exit code: 0 listed, 1 none has these words, 2 wrong usage.`,
    async run(args) {
      const { values, positionals } = readArguments(
        name,
        args,
        page ? { page: { type: 'string' } } : {},
      );
      if (page && typeof values.page === 'string')
        return writePicturePage(page, values.page, positionals, values);
      return showList(listing, positionals, values.json === true);
    },
  };
}
