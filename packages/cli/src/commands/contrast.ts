import { parseArgs } from 'node:util';
import { measurePairs, type MeasuredPair } from '@livery/themes';
import { soundMerchants } from '../merchants/named.ts';
import type { Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

const shownAtMost = 5;

const rowOf = ({ mode, token, on, ratio, atLeast }: MeasuredPair): string[] => [
  `  ${ratio.toFixed(2)}`,
  `≥ ${atLeast}`,
  mode,
  `${token} on ${on}`,
];

/** Every pair of the contract, measured on the colours as they are written. */
export const contrast: Command = {
  name: 'contrast',
  summary: 'Show how well each pair of colours can be read',
  help: `livery contrast [code…]   the tightest pairs of each merchant

  --all              every pair
  --merchants <dir>  where the folders are (default: merchants)
  --json             every pair as JSON
Exit code: 0 every pair reaches its ratio, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchants: { type: 'string' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const merchants = await soundMerchants(values.merchants, positionals);
    if (!merchants) return 1;
    const measured = merchants.map(({ manifest, themes }) => ({
      merchant: manifest.code,
      pairs: [...measurePairs(themes)].toSorted(
        (a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast,
      ),
    }));
    if (values.json) console.log(JSON.stringify(measured, null, 2));
    else {
      for (const { merchant, pairs } of measured) {
        console.log(`${paint('bold', merchant)}  ${pairs.length} pairs, all of them readable`);
        console.log(`${table((values.all ? pairs : pairs.slice(0, shownAtMost)).map(rowOf))}\n`);
      }
    }
    return 0;
  },
};
