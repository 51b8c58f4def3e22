import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { prune, saidBy } from '../../packages/build/src/style/prune.ts';
import { readMerchant, sheet as themeSheet } from '../../packages/themes/src/index.ts';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { brotli, weigh } from './support/bundles.ts';
import { merchantCodes, merchantFiles } from './support/merchant-files.ts';

const source = join(import.meta.dirname, '../../packages/ui/src');
/** Every component, by the name it is imported by. */
const names = globSync('*/*/index.ts', { cwd: source })
  .map((door) => basename(dirname(door)))
  .toSorted();

/** What the home page shows. */
const home = [
  'balance',
  'banner-carousel',
  'bottom-bar',
  'category-rail',
  'game-strip',
  'game-tile',
  'jackpot',
  'nav-bar',
  'notice-ticker',
  'section-title',
  'winner-board',
];

const row = (name: string, bytes: number, bar?: string): Row => {
  const figure = { name, value: kilobytes(bytes), unit: 'KB' };
  return bar ? { ...figure, bar } : figure;
};

/** What of a sheet is sent to the players of each brand. */
const perBrand = (sheet: string): Row[] =>
  merchantCodes().map((code) => {
    const { merchant } = readMerchant(merchantFiles(code));
    if (!merchant) throw new Error(`"${code}" has findings; livery check tells them`);
    const { css } = prune(sheet, merchant.template.slots, saidBy(themeSheet(merchant.themes)));
    const name = `set of the home page: styles as ${code} gets them, base and all`;
    return row(name, brotli(css), '< 9 KB');
  });

async function measure(): Promise<readonly Row[]> {
  const base = await weigh(['theme']);
  const set = await weigh(home);
  const found = [
    row('set of the home page: scripts', set.script, '< 14 KB'),
    ...perBrand(set.sheet),
    row('tokens, reset and base alone', base.style),
  ];
  for (const name of names.filter((one) => one !== 'theme')) {
    const { script, style } = await weigh([name]);
    found.push(row(`${name}: scripts`, script));
    found.push(row(`${name}: styles of every brand`, Math.max(0, style - base.style)));
  }
  return found;
}

export const bench: Bench = {
  about: 'what each export of ui costs alone in brotli, without React; styles above the base',
  measure,
};
