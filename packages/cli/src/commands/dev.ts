import { join, resolve } from 'node:path';
import { homePath } from '@livery/contract/pages';
import { writeMerchants } from '../build/build.ts';
import { recordOf } from '../build/record.ts';
import { soundMerchants } from '../merchants/named.ts';
import { workspace } from '../paths.ts';
import { runGateway } from '../run/gateway.ts';
import { drawPictures } from '../run/pictures.ts';
import { portFromEnvironment, portIsFree } from '../run/port.ts';
import { noWords, readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';

/** One development server for every merchant, before a platform of its own. */
export const dev: Command = {
  name: 'dev',
  summary: 'Serve every merchant from source, with hot updates',
  help: `livery dev

  PORT=4000          the port to serve on; the platform takes the next one
  --merchants <dir>  where the folders are (default: merchants)
  --json             once it runs, the addresses as JSON
Exit code: 0 stopped, 1 findings or a port in use, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('dev', args, {});
    noWords('dev', positionals);
    const json = values.json ?? false;
    const port = portFromEnvironment(4000);
    const gatewayPort = port + 1;
    for (const one of [port, gatewayPort]) {
      if (await portIsFree(one)) continue;
      console.error(`Port ${one} is in use. Choose another: PORT=${port + 10} pnpm dev`);
      return 1;
    }
    // The server works in a folder of its own.
    const root = resolve(values.merchants ?? join(workspace, 'merchants'));
    const merchants = await soundMerchants(values.merchants, [], json);
    if (!merchants) return 1;

    if (!(await drawPictures())) return 1;
    const out = join(workspace, 'dist/dev');
    await writeMerchants(
      out,
      merchants.map((merchant) => recordOf(merchant, { headers: {} })),
    );
    const gateway = runGateway({ port: gatewayPort, merchantsFile: join(out, 'merchants.json') });
    if (!(await gateway.ready)) return gateway.ended;
    const { serveDevelopment } = await import('../dev/server.ts');
    const server = await serveDevelopment({ root, port, gatewayPort });
    const sites = merchants.map(({ manifest: { code, name, domains } }) => ({
      merchant: code,
      name,
      url: `http://${domains[0]}:${port}${homePath}`,
    }));
    console.log(
      json
        ? JSON.stringify({ sites }, null, 2)
        : table(sites.map(({ name, url }) => [`  ${name}`, url])),
    );
    const code = await gateway.ended;
    await server.close();
    return code;
  },
};
