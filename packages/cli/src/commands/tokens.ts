import { parseArgs } from 'node:util';
import { baseCss, modes, tokenByPath } from '@livery/themes/contract';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';

/** The contract as a table: what a brand may set. */
export const tokens: Command = {
  name: 'tokens',
  summary: 'List every token a merchant may set',
  help: `livery tokens [word…]   those whose name holds every word; all when none is given

  --json   the same as JSON`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const found = [...tokenByPath]
      .filter(([path]) =>
        positionals.every((word) => path.toLowerCase().includes(word.toLowerCase())),
      )
      .map(([path, token]) => {
        const [dark = '', light = ''] = modes.map((mode) => baseCss(token, mode));
        return { token: path, type: token.type, role: token.role, dark, light, pair: token.pair };
      });
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else {
      const rows = found.map(({ token, type, role, dark, light }) => [
        token,
        type,
        dark === light ? dark : `${dark} / ${light}`,
        role,
      ]);
      console.log(
        table(
          rows.map(([token = '', type = '', value = '', role = '']) => [
            token,
            type,
            value.length > 36 ? `${value.slice(0, 35)}…` : value,
            role,
          ]),
        ),
      );
      console.log(`\n${found.length} ${found.length === 1 ? 'token' : 'tokens'}.`);
    }
    return found.length > 0 ? 0 : 1;
  },
};
