import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeMerchants } from '../build/build.ts';
import { recordOf } from '../build/record.ts';
import { soundMerchants } from '../merchants/named.ts';
import { workspace } from '../paths.ts';
import { runGateway } from '../run/gateway.ts';
import { portFromEnvironment, portIsFree } from '../run/port.ts';
import type { Command } from '../terminal/command.ts';

/** One development server for every merchant, before a platform of its own. */
export const dev: Command = {
  name: 'dev',
  summary: 'Serve every merchant from source, with hot updates',
  help: `livery dev

  PORT=4000          the port to serve on; the platform takes the next one
  --merchants <dir>  where the folders are (default: merchants)`,
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { merchants: { type: 'string' } } });
    const port = portFromEnvironment(4000);
    const gatewayPort = port + 1;
    for (const one of [port, gatewayPort]) {
      if (await portIsFree(one)) continue;
      console.error(`Port ${one} is in use. Choose another: PORT=${port + 10} pnpm dev`);
      return 1;
    }
    const root = values.merchants ?? join(workspace, 'merchants');
    const merchants = await soundMerchants(values.merchants, []);
    if (!merchants) return 1;

    const out = join(workspace, 'dist/dev');
    await writeMerchants(
      out,
      merchants.map((merchant) => recordOf(merchant, {})),
    );
    const gateway = runGateway({ port: gatewayPort, merchantsFile: join(out, 'merchants.json') });
    if (!(await gateway.ready)) return gateway.ended;
    const { serveDevelopment } = await import('../vite/server.ts');
    const server = await serveDevelopment({ root, port, gatewayPort });
    for (const { manifest } of merchants) {
      console.log(`  ${manifest.name.padEnd(12)}http://${manifest.domains[0]}:${port}/m/home`);
    }
    const code = await gateway.ended;
    await server.close();
    return code;
  },
};
