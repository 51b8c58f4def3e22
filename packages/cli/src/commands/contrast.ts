import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contrastProof, contrastProofPage, type ContrastProof } from '@livery/themes';
import { soundMerchants } from '../terminal/named.ts';
import { workspace } from '@livery/merchants/paths';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { outFolder, outsideMerchants } from '../terminal/out.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';
import { counted } from '../terminal/words.ts';

const shownAtMost = 5;
/** More merchants than this get a line each. */
const atLength = 8;

/** Pairs of both modes together, the tightest first. */
const pairRows = ({ pairs }: ContrastProof): string[][] =>
  Object.entries(pairs)
    .flatMap(([mode, list]) => list.map((pair) => ({ mode, pair })))
    .toSorted((a, b) => a.pair.ratio / a.pair.floor - b.pair.ratio / b.pair.floor)
    .map(({ mode, pair }) => [
      `  ${pair.ratio.toFixed(2)}`,
      `≥ ${pair.floor}`,
      `Lc ${pair.lc.toFixed(1)}`,
      mode,
      `${pair.token} on ${pair.on}`,
    ]);

const seedRows = ({ fidelity }: ContrastProof): string[][] =>
  fidelity
    .filter(({ given }) => given)
    .map(({ role, mode, policy, asked, written, difference, outcome, token, by }) => [
      `  ${role}`,
      token,
      mode,
      policy,
      asked === written ? asked : `${asked} → ${written}`,
      // Only a hue was asked for: how far the rest is away tells nothing.
      outcome === 'derived' ? 'ΔE –' : `ΔE ${difference.toFixed(2)}`,
      by === undefined ? outcome : `${outcome} by ${by}`,
    ]);

function print(proof: ContrastProof, all: boolean): void {
  const rows = pairRows(proof);
  const brand = seedRows(proof);
  console.log(
    `${paint('bold', proof.merchant)}  ${rows.length} pairs, all of them readable; the closest is ${proof.tightest.margin.toFixed(2)} above its floor`,
  );
  console.log(table(all ? rows : rows.slice(0, shownAtMost)));
  if (brand.length > 0) console.log(`  the brand's own colours:\n${table(brand)}`);
  console.log('');
}

function printShort(proofs: readonly ContrastProof[]): void {
  const rows = proofs.map(({ merchant, tightest, fidelity }) => {
    const moved = fidelity.filter(({ given, outcome }) => given && outcome === 'repaired').length;
    return [
      merchant,
      tightest.ratio.toFixed(2),
      `≥ ${tightest.floor}`,
      tightest.mode,
      `${tightest.token} on ${tightest.on}`,
      moved > 0 ? `${counted(moved, 'colour')} moved` : '',
    ];
  });
  console.log(table(rows));
  console.log(
    `\nThe tightest pair of each of ${proofs.length} merchants. Name one for more of it.`,
  );
}

async function writePages(asked: string, proofs: readonly ContrastProof[]): Promise<void> {
  const folder = await outFolder('--pages', asked);
  for (const proof of proofs) {
    const file = join(folder, `${proof.merchant}.html`);
    await writeFile(file, contrastProofPage(proof));
    console.error(file);
  }
}

/** Every pair of the contract, measured on the colours as they are written. */
export const contrast: Command = {
  name: 'contrast',
  summary: 'Show how well each pair of colours can be read',
  help: `livery contrast [code…]   the tightest pairs of each merchant, and what became of its own colours

  --all              every pair of every merchant
  --merchants <dir>  where the folders are (default: merchants)
  --json             the whole proof as JSON
  --pages <dir>      the proof of each merchant as a page, in this folder
Exit code: 0 every pair reaches its ratio, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('contrast', args, {
      all: { type: 'boolean' },
      pages: { type: 'string' },
    });
    const merchants = await soundMerchants(values.merchants, positionals, values.json);
    if (!merchants) return 1;
    const proofs = merchants.map(contrastProof);
    if (values.pages !== undefined)
      await outsideMerchants(
        '--pages',
        values.pages,
        values.merchants ?? join(workspace, 'merchants'),
      );
    if (values.pages !== undefined) await writePages(values.pages, proofs);
    if (values.json) console.log(JSON.stringify(proofs, null, 2));
    else if (proofs.length > atLength && !values.all) printShort(proofs);
    else for (const proof of proofs) print(proof, values.all ?? false);
    return 0;
  },
};
