import { brotliCompressSync } from 'node:zlib';
import {
  compareMerchants,
  hasErrors,
  sheet,
  type Merchant,
  type MerchantDiff,
} from '@livery/themes';
import { withMerchantsAt } from '@livery/merchants/at-ref';
import { loadMerchants, type LoadResult } from '@livery/merchants/load';
import { reportFaults } from '../terminal/named.ts';
import { chosenMerchants, shortList } from '@livery/merchants/root';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

const bytesOf = ({ themes }: Merchant): number => brotliCompressSync(sheet(themes)).length;

interface Found extends MerchantDiff {
  readonly merchant: string;
  readonly bytes: { readonly before: number; readonly after: number };
}

interface Comparison {
  readonly changed: readonly Found[];
  readonly unchanged: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Merchants that one side cannot read, so that nothing can be said of them. */
  readonly unread: readonly string[];
}

const byCode = ({ merchants }: LoadResult): Map<string, Merchant> =>
  new Map(merchants.map((merchant) => [merchant.manifest.code, merchant]));

function compare(
  before: { loaded: LoadResult; codes: readonly string[] },
  after: { loaded: LoadResult; codes: readonly string[] },
): Comparison {
  const [old, now] = [byCode(before.loaded), byCode(after.loaded)];
  const both = after.codes.filter((code) => before.codes.includes(code));
  const changed: Found[] = [];
  const unchanged: string[] = [];
  for (const code of both) {
    const [from, to] = [old.get(code), now.get(code)];
    if (!from || !to) continue;
    const diff = compareMerchants(from, to);
    if (diff.changes.length === 0 && diff.pairs.length === 0) unchanged.push(code);
    else
      changed.push({
        merchant: code,
        ...diff,
        bytes: { before: bytesOf(from), after: bytesOf(to) },
      });
  }
  return {
    changed,
    unchanged,
    added: after.codes.filter((code) => !before.codes.includes(code)),
    removed: before.codes.filter((code) => !after.codes.includes(code)),
    unread: both.filter((code) => !old.has(code) || !now.has(code)),
  };
}

const shownPairs = 8;

function say({ merchant, changes, pairs, bytes }: Found): void {
  const size = bytes.before === bytes.after ? `${bytes.after}` : `${bytes.before} → ${bytes.after}`;
  console.log(`${paint('bold', merchant)}  sheet ${size} bytes in Brotli`);
  const rows = changes.map(({ kind, name, mode = '', before, after }) => [
    `  ${kind}`,
    name,
    mode,
    `${before ?? 'none'} → ${after ?? 'none'}`,
  ]);
  if (rows.length > 0) console.log(table(rows));
  const worst = pairs
    .slice(0, shownPairs)
    .map(({ mode, token, on, before, after, atLeast }) => [
      '  contrast',
      `${token} on ${on}`,
      mode,
      `${before.toFixed(2)} → ${after.toFixed(2)}, at least ${atLeast}`,
    ]);
  if (worst.length > 0) console.log(table(worst));
  if (pairs.length > shownPairs)
    console.log(`  and ${pairs.length - shownPairs} pairs with more room`);
  console.log('');
}

const list = (what: string, codes: readonly string[]): void => {
  if (codes.length > 0) console.log(`${what}: ${shortList(codes)}`);
};

/** What a change does to every merchant, before it ships. */
export const diff: Command = {
  name: 'diff',
  summary: 'Show what has changed since a commit, for every merchant',
  help: `livery diff <git-ref>   values, contrast and bytes of every merchant, then and now

  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 compared, 1 findings in the files of today, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('diff', args, {});
    const [ref, ...more] = positionals;
    if (ref === undefined || more.length > 0)
      throw new UsageError('Since when? One commit, branch or tag: livery diff main.');
    const { root, codes: codesToday } = await chosenMerchants(values.merchants, []);
    const comparison = await withMerchantsAt(root, ref, async (then, codes) => {
      const loaded =
        codes.length > 0
          ? await loadMerchants(then)
          : { merchants: [], diagnostics: [], silenced: [], unmeasured: new Map() };
      const today = await loadMerchants(root);
      return {
        today,
        ...compare({ loaded, codes }, { loaded: today, codes: codesToday }),
      };
    });
    const { today, ...found } = comparison;
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else {
      reportFaults(today.diagnostics, false);
      for (const one of found.changed) say(one);
      list('Unchanged', found.unchanged);
      list('New', found.added);
      list('Gone', found.removed);
      list('Not compared, because one side has errors', found.unread);
    }
    return hasErrors(today.diagnostics) ? 1 : 0;
  },
};
