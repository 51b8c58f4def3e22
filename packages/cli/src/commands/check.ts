import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasErrors } from '@livery/themes';
import { loadMerchants } from '../merchants/load.ts';
import { workspace } from '../paths.ts';
import type { Command } from '../terminal/command.ts';
import { describe, paint } from '../terminal/report.ts';
import { sarif } from '../terminal/sarif.ts';

export const check: Command = {
  name: 'check',
  summary: 'Look for everything that is wrong with merchants',
  help: `livery check [code…]   every finding at once; all merchants when none is named

  --merchants <dir>   where the folders are (default: merchants)
  --json              findings as a JSON array
  --sarif             findings as SARIF 2.1.0, for code review tools
Exit code: 0 fine, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchants: { type: 'string' },
        json: { type: 'boolean' },
        sarif: { type: 'boolean' },
      },
    });
    const { merchants, diagnostics } = await loadMerchants(
      values.merchants ?? join(workspace, 'merchants'),
      positionals,
    );
    if (values.sarif) console.log(JSON.stringify(sarif(diagnostics), null, 2));
    else if (values.json) console.log(JSON.stringify(diagnostics, null, 2));
    else {
      for (const one of diagnostics) console.log(`${describe(one)}\n`);
      const names = merchants.map(({ manifest }) => manifest.code).join(', ');
      if (diagnostics.length === 0) console.log(`${paint('green', 'Nothing to mend')}: ${names}.`);
      else
        console.log(`${diagnostics.length} ${diagnostics.length === 1 ? 'finding' : 'findings'}.`);
    }
    return hasErrors(diagnostics) ? 1 : 0;
  },
};
