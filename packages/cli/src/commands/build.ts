import { join } from 'node:path';
import { buildSites } from '@livery/build/build';
import { siteFolder } from '../run/site-folder.ts';
import { reportFaults, soundMerchants } from '../terminal/named.ts';
import { workspace } from '@livery/merchants/paths';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/words.ts';

export const build: Command = {
  name: 'build',
  summary: 'Make the sites of merchants, and merchants.json for the platform',
  help: `livery build [code…]   all merchants when none is named, else the others stay as they are;
                         nothing is written when any has an error

  --merchants <dir>   where the folders are (default: merchants)
  --out <dir>         where the sites go (default: dist)
  --json              what was made as JSON
Exit code: 0 built, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('build', args, { out: { type: 'string' } });
    const json = values.json ?? false;
    const merchants = await soundMerchants(values.merchants, positionals, json);
    if (!merchants) return 1;
    const out = await siteFolder(values.out ?? join(workspace, 'dist'), values.merchants);
    const report = await buildSites(merchants, out, {
      keepsOthers: positionals.length > 0,
      say: (line) => {
        if (!json) console.log(line);
      },
    });
    reportFaults(report.faults, json);
    if (report.faults.length > 0) return 1;
    const { variants } = report;
    if (json) {
      const sites = merchants.map(({ manifest: { code } }) => ({
        merchant: code,
        folder: report.folders.get(code),
      }));
      console.log(JSON.stringify({ folder: out, bundles: variants, sites }, null, 2));
    } else
      console.log(
        `${counted(report.merchants, 'site')} from ${counted(variants, 'bundle')} in ${out}.`,
      );
    return 0;
  },
};
