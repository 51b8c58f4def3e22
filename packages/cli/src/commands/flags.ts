import { parseArgs } from 'node:util';
import { flagNames, flags as registry } from '@livery/themes/contract';
import { variantOf } from '../build/variant.ts';
import { soundMerchants } from '../merchants/named.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';

/** Who has what: merchants against flags, and which of them share a bundle. */
export const flags: Command = {
  name: 'flags',
  summary: 'Show which merchant has which feature',
  help: `livery flags [code…]

  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { merchants: { type: 'string' }, json: { type: 'boolean' } },
    });
    const merchants = await soundMerchants(values.merchants, positionals);
    if (!merchants) return 1;
    const found = merchants.map((merchant) => ({
      merchant: merchant.manifest.code,
      variant: variantOf(merchant).key,
      flags: merchant.flags,
    }));
    if (values.json) {
      console.log(JSON.stringify(found, null, 2));
      return 0;
    }
    const rows = found.map(({ merchant, variant, flags: own }) =>
      [merchant, variant].concat(flagNames.map((name) => (own[name] ? 'on' : 'off'))),
    );
    console.log(table([['merchant', 'bundle', ...flagNames], ...rows]));
    console.log('');
    for (const name of flagNames) console.log(`${name}: ${registry[name].role}`);
    return 0;
  },
};
