import { join, relative } from 'node:path';
import type { ContrastProof } from '@livery/themes';
import { workspace } from '@livery/merchants/paths';
import { describe, paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';
import type { Answers } from '@livery/merchants/create/answers';
import type { CreationResult } from '@livery/merchants/create/create';

const kb = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;

/** What became of the brand's colour, in a line a designer can judge. */
function colorLines({ fidelity }: ContrastProof): string[] {
  const given = fidelity.filter((one) => one.given);
  const moved = given.filter(({ outcome }) => outcome === 'repaired');
  const kept = given.filter(({ outcome }) => outcome === 'kept');
  return [
    ...kept.map(({ role, mode, written }) => `${role} in ${mode} mode: ${written}, to the digit`),
    ...moved.map(
      ({ role, mode, asked, written, difference }) =>
        `${role} in ${mode} mode: ${asked} became ${written}, ΔE ${difference.toFixed(1)}, so that it can be read`,
    ),
  ];
}

/** What was made, what was proved of it, and where to go from here. */
export function createdReport(
  { folder, files, notes, diagnostics, proof }: CreationResult,
  answers: Answers,
): string {
  const shown = relative(process.cwd(), folder) || '.';
  const elsewhere = join(workspace, 'merchants', answers.code) !== folder;
  const option = elsewhere
    ? ` --merchants ${relative(process.cwd(), join(folder, '..')) || '.'}`
    : '';
  const lines = [
    `${paint('green', 'Made and checked')}: ${paint('bold', answers.name)} in ${shown}`,
    '',
  ];
  if (proof) {
    const { tightest, pairs } = proof;
    const count = pairs.dark.length + pairs.light.length;
    lines.push(
      `  ${count} pairs of colours read well (${proof.standard} AA); the tightest, ${tightest.token} on ${tightest.on} in ${tightest.mode} mode, reaches ${tightest.ratio.toFixed(2)} of ${tightest.floor}.`,
      ...colorLines(proof).map((line) => `  ${line}.`),
    );
  }
  lines.push('', table(files.map(({ path, bytes }) => [`  ${path}`, kb(bytes)])), '');
  for (const note of notes) lines.push(`  ${paint('yellow', 'note')}  ${note}`, '');
  for (const one of diagnostics) lines.push(describe(one), '');
  lines.push(
    'Next:',
    table([
      [`  livery dev${option}`, 'look at it'],
      [`  livery check ${answers.code}${option}`, 'after every change'],
      [
        `  livery explain color.action.rest --merchant ${answers.code}${option}`,
        'where a value comes from',
      ],
      [`  livery build ${answers.code}${option}`, 'the site, ready to serve'],
    ]),
  );
  return lines.join('\n');
}
