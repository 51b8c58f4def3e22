import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../browser.ts';

const help = `pnpm painted [options] [part of a file's path …]

Looks at what is painted on stories: whether words, marks, bones and rings of
the focus stand out from what lies behind them. What is known to be wrong
stands in tests/painted/known-faults.json.

  --write   write down what is found, instead of failing for what is new
  --all     in every brand and mode, and not only in the looks of the gate
  --help    this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function main(): boolean {
  process.env['LIVERY_CHROMIUM'] = ensureBrowser();
  if (values.write) process.env['LIVERY_PAINTED'] = 'write';
  if (values.all) process.env['LIVERY_LOOKS'] = 'painted';
  const args = ['run', '--project', 'stories', ...positionals];
  return spawnSync('vitest', args, { stdio: 'inherit', env: process.env }).status === 0;
}

if (values.help) console.log(help);
else process.exitCode = main() ? 0 : 1;
