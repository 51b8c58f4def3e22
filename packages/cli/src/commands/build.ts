import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSites } from '../build/build.ts';
import { soundMerchants } from '../merchants/named.ts';
import { workspace } from '../paths.ts';
import type { Command } from '../terminal/command.ts';
import { describe } from '../terminal/report.ts';

export const build: Command = {
  name: 'build',
  summary: 'Make the sites of merchants, and merchants.json for the platform',
  help: `livery build [code…]   all merchants when none is named; nothing is written when any has an error

  --merchants <dir>   where the folders are (default: merchants)
  --out <dir>         where the sites go (default: dist)
Exit code: 0 fine, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { merchants: { type: 'string' }, out: { type: 'string' } },
    });
    const merchants = await soundMerchants(values.merchants, positionals);
    if (!merchants) return 1;
    const report = await buildSites(merchants, values.out ?? join(workspace, 'dist'), (line) =>
      console.log(line),
    );
    for (const one of report.faults) console.error(`${describe(one)}\n`);
    if (report.faults.length > 0) return 1;
    console.log(`${report.merchants} sites from ${report.variants} bundles.`);
    return 0;
  },
};
