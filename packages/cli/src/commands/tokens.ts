import { baseCss, modes, rangeText, tokenByPath } from '@livery/themes/contract';
import { pageHelp, writePicturePage } from '../choices/write-page.ts';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';
import { counted } from '../terminal/words.ts';

const longest = 36;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/** The contract as a table: what a brand may set. */
export const tokens: Command = {
  name: 'tokens',
  summary: 'List every token a merchant may set',
  help: `livery tokens [word…]   those whose name holds every word, else whose role or type does; all when none is given${pageHelp('tokens', 'tokens')}

Each with its type, its base value, the range of its figures and its role.

  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 listed, 1 none has these words, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('tokens', args, { page: { type: 'string' } });
    if (values.page !== undefined)
      return writePicturePage('tokens', values.page, positionals, values);
    const words = positionals.map((word) => word.toLowerCase());
    const named = [...tokenByPath].filter(([path]) =>
      words.every((word) => path.toLowerCase().includes(word)),
    );
    // Who does not know the name looks for what it paints.
    const described = [...tokenByPath].filter(([path, { role, type }]) =>
      words.every((word) => `${path} ${role} ${type}`.toLowerCase().includes(word)),
    );
    const found = (named.length > 0 ? named : described).map(([path, token]) => {
      const [dark = '', light = ''] = modes.map((mode) => baseCss(token, mode));
      const { type, role, pair, range } = token;
      return { token: path, type, role, dark, light, pair, range };
    });
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else if (found.length === 0)
      console.log(
        `No token has "${positionals.join('" and "')}" in its name, its role or its type; there are ${tokenByPath.size}.`,
      );
    else {
      const rows = found.map(({ token, type, role, dark, light, range }) => [
        token,
        type,
        cut(dark === light ? dark : `${dark} / ${light}`),
        range ? rangeText(type, range) : '',
        role,
      ]);
      console.log(`${table(rows)}\n\n${counted(found.length, 'token')}.`);
    }
    return found.length > 0 ? 0 : 1;
  },
};
