import { join } from 'node:path';
import { homePath } from '@livery/contract/pages';
import { buildSites } from '@livery/build/build';
import { siteFolder } from '../run/site-folder.ts';
import { reportFaults, soundMerchants } from '../terminal/named.ts';
import { workspace } from '@livery/merchants/paths';
import { portFromEnvironment, portIsFree } from '../run/port.ts';
import { refuseResetElsewhere, resetDatabase } from '../run/reset.ts';
import { runGateway } from '../run/gateway.ts';
import { isDemo, resetOthers, runOthers } from '../run/others.ts';
import { drawPictures } from '../run/pictures.ts';
import { noWords, readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

const row = ({ name, url }: { name: string; url: string }): string[] => [`  ${name}`, url];

/** Builds the demo merchants and runs the platform until Ctrl-C. */
export const start: Command = {
  name: 'start',
  summary: 'Build the demo merchants and run everything on this machine',
  help: `livery start

  PORT=4000          the port to serve on
  LIVERY_STATE=dir   where the database lives (default: .livery)
  --merchants <dir>  where the folders are (default: merchants)
  --out <dir>        where the sites go (default: dist)
  --reset            makes the demo anew: removes the embedded database first, without asking
  --json             once it runs, the addresses as JSON
Exit code: 0 stopped, 1 findings or a port in use, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('start', args, {
      out: { type: 'string' },
      reset: { type: 'boolean' },
    });
    noWords('start', positionals);
    const json = values.json ?? false;
    const reset = values.reset ?? false;
    if (reset) refuseResetElsewhere(process.env);
    const port = portFromEnvironment(4000);
    if (!(await portIsFree(port))) {
      console.error(
        `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} pnpm start`,
      );
      return 1;
    }
    const merchants = await soundMerchants(values.merchants, [], json);
    if (!merchants) return 1;

    const out = await siteFolder(values.out ?? join(workspace, 'dist'), values.merchants);
    if (!json) console.log('Building the sites. The first time takes a little longer.');
    const pictures = drawPictures();
    const { faults } = await buildSites(merchants, out, {
      say: (line) => {
        if (!json) console.log(`  ${line}`);
      },
    });
    reportFaults(faults, json);
    if (faults.length > 0) return 1;

    if (!(await pictures)) return 1;

    // Only now: what does not build costs nobody their players.
    if (reset) {
      if (!resetDatabase(json)) return 1;
      resetOthers();
    }
    const others = await runOthers({
      merchants: merchants.map(({ manifest }) => manifest).filter(isDemo),
      platformPort: port,
    });
    const { environment } = others;
    const gateway = runGateway({ port, merchantsFile: join(out, 'merchants.json'), environment });
    if (await gateway.ready) {
      const sites = merchants.flatMap(({ manifest: { code, name, domains } }) =>
        domains
          .slice(0, 1)
          .map((domain) => ({ merchant: code, name, url: `http://${domain}:${port}${homePath}` })),
      );
      const everything = `http://localhost:${port}`;
      const { url, keys } = others.payments;
      if (json)
        console.log(JSON.stringify({ everything, sites, payments: { url, keys } }, null, 2));
      else
        console.log(
          [
            '',
            paint('bold', 'Livery is running.'),
            table(
              [
                ...sites,
                { name: 'Everything', url: everything },
                { name: 'Payments, of an invented provider', url },
                { name: 'Register of excluded players, invented as well', ...others.register },
              ].map(row),
            ),
            '',
            `Codes and keys for the provider’s pages are in ${keys}.`,
            'Ctrl-C stops everything.',
          ].join('\n'),
        );
    }
    const code = await gateway.ended;
    others.stop();
    return code;
  },
};
