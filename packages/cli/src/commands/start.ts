import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSites } from '../build/build.ts';
import { soundMerchants } from '../merchants/named.ts';
import { workspace } from '../paths.ts';
import { portFromEnvironment, portIsFree } from '../run/port.ts';
import { runGateway } from '../run/gateway.ts';
import type { Command } from '../terminal/command.ts';
import { describe } from '../terminal/report.ts';
import { paint } from '../terminal/report.ts';

/** Builds the demo merchants and runs the platform until Ctrl-C. */
export const start: Command = {
  name: 'start',
  summary: 'Build the demo merchants and run everything on this machine',
  help: `livery start

  PORT=4000          the port to serve on
  LIVERY_STATE=dir   where the database lives (default: .livery)
  --merchants <dir>  where the folders are (default: merchants)
  --out <dir>        where the sites go (default: dist)`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { merchants: { type: 'string' }, out: { type: 'string' } },
    });
    const port = portFromEnvironment(4000);
    if (!(await portIsFree(port))) {
      console.error(
        `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} pnpm start`,
      );
      return 1;
    }
    const merchants = await soundMerchants(values.merchants, []);
    if (!merchants) return 1;

    const out = values.out ?? join(workspace, 'dist');
    console.log('Building the sites. The first time takes a little longer.');
    const { faults } = await buildSites(merchants, out, (line) => console.log(`  ${line}`));
    for (const one of faults) console.error(`${describe(one)}\n`);
    if (faults.length > 0) return 1;

    const gateway = runGateway({ port, merchantsFile: join(out, 'merchants.json') });
    if (await gateway.ready) {
      const sites = merchants.flatMap(({ manifest }) =>
        manifest.domains
          .slice(0, 1)
          .map((domain) => `  ${manifest.name.padEnd(12)}http://${domain}:${port}/m/home`),
      );
      console.log(
        [
          '',
          paint('bold', 'Livery is running.'),
          ...sites,
          `  ${'Everything'.padEnd(12)}http://localhost:${port}`,
          '',
          'Ctrl-C stops everything.',
        ].join('\n'),
      );
    }
    return gateway.ended;
  },
};
