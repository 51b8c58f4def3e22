import { parseArgs } from 'node:util';
import { didYouMean, explain as says } from '@livery/themes';
import { modes, tokenByPath } from '@livery/themes/contract';
import { soundMerchant } from '../merchants/named.ts';
import { UsageError, type Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

/** Where a value comes from, layer by layer. */
export const explain: Command = {
  name: 'explain',
  summary: 'Tell where the value of a token comes from',
  help: `livery explain <token> --merchant <code>   every layer that had a say, the winner last

  --mode <dark|light>  one mode only
  --merchants <dir>    where the folders are (default: merchants)
  --json               the same as JSON`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchant: { type: 'string' },
        merchants: { type: 'string' },
        mode: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [path] = positionals;
    const token = path === undefined ? undefined : tokenByPath.get(path);
    if (path === undefined || !token) {
      const hint =
        path === undefined
          ? 'For example color.action.rest.'
          : didYouMean(path, tokenByPath.keys());
      throw new UsageError(
        [path === undefined ? 'Which token?' : `"${path}" is not a token.`, hint]
          .filter(Boolean)
          .join(' '),
      );
    }
    const asked = modes.filter((mode) => values.mode === undefined || values.mode === mode);
    if (asked.length === 0) throw new UsageError(`"${values.mode}" is not a mode: dark or light.`);
    const merchant = await soundMerchant(values.merchants, values.merchant);
    if (!merchant) return 1;

    const found = asked.map((mode) => ({ mode, layers: says(merchant.layers[mode], path, mode) }));
    if (values.json) {
      console.log(JSON.stringify({ token: path, role: token.role, modes: found }, null, 2));
      return 0;
    }
    console.log(`${paint('bold', path)}  ${token.role}`);
    for (const { mode, layers } of found) {
      console.log(`\n${mode}`);
      const rows = layers.map(({ layer, css, alias, line, column }, index) => [
        index === layers.length - 1 ? '→' : ' ',
        css,
        alias ? `{${alias}}` : '',
        line === undefined ? layer : `${layer}:${line}:${column}`,
      ]);
      console.log(table(rows));
    }
    return 0;
  },
};
