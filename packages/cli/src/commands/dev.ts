import { join, resolve } from 'node:path';
import { homePath } from '@livery/contract/pages';
import { hostsOf } from '../dev/hosts.ts';
import { choicesPath, tokensPath } from '../dev/picture-paths.ts';
import { platformOf } from '../dev/platform.ts';
import { saveMemory } from '../dev/thrift.ts';
import { reportFaults } from '../terminal/named.ts';
import { loadMerchants } from '@livery/merchants/load';
import { chosenMerchants } from '@livery/merchants/root';
import { workspace } from '@livery/merchants/paths';
import { runGateway, type RunningGateway } from '../run/gateway.ts';
import { isDemo, runOthers } from '../run/others.ts';
import { drawPictures } from '../run/pictures.ts';
import { portFromEnvironment, portIsFree } from '../run/port.ts';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';

/** One development server for merchants, before a platform of its own. */
export const dev: Command = {
  name: 'dev',
  summary: 'Serve merchants from source, with hot updates',
  help: `livery dev [code…]   all merchants when none is named; a merchant is read when a page asks for it,
                     and one with errors shows them on its own host

  PORT=4000          the port to serve on, for this machine alone; the platform takes the next one
  --merchants <dir>  where the folders are (default: merchants)
  --json             once it runs, the addresses as JSON
Exit code: 0 stopped, 1 findings or a port in use, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('dev', args, {});
    saveMemory();
    const json = values.json ?? false;
    const port = portFromEnvironment(4000);
    const gatewayPort = port + 1;
    for (const one of [port, gatewayPort]) {
      if (await portIsFree(one)) continue;
      console.error(`Port ${one} is in use. Choose another: PORT=${port + 10} pnpm dev`);
      return 1;
    }
    const chosen = await chosenMerchants(values.merchants, positionals);
    // The server works in a folder of its own.
    const root = resolve(chosen.root);
    const hosts = hostsOf(root, positionals);
    await hosts.refresh();
    const out = join(workspace, 'dist/dev');
    let gateway: RunningGateway | undefined;
    const platform = platformOf({
      root,
      hosts,
      out,
      renew: () => gateway?.renew(),
      serves: async (host) => (await gateway?.serves(host)) ?? false,
    });
    await platform.saved(undefined);
    if (platform.known().length === 0) {
      reportFaults((await loadMerchants(root, chosen.codes)).diagnostics, json);
      return 1;
    }

    if (!(await drawPictures())) return 1;
    const others = await runOthers({
      merchants: platform.known().filter(isDemo),
      platformPort: gatewayPort,
    });
    gateway = runGateway({
      port: gatewayPort,
      merchantsFile: join(out, 'merchants.json'),
      environment: others.environment,
    });
    void gateway.ended.then(others.stop);
    if (!(await gateway.ready)) return gateway.ended;
    const { serveDevelopment } = await import('../dev/server.ts');
    const server = await serveDevelopment({
      root,
      port,
      gatewayPort,
      hosts,
      platform,
    });
    const sites = platform.known().map(({ code, name, domains }) => ({
      merchant: code,
      name,
      url: `http://${domains[0]}:${port}${homePath}`,
    }));
    const broken = platform.left().map((code) => ({
      merchant: code,
      name: `${code}, to be mended`,
      url: `http://${hosts.domainsOf(code)[0]}:${port}${homePath}`,
    }));
    const all = [...sites, ...broken];
    const provider = others.payments;
    console.log(
      json
        ? JSON.stringify({ sites: all, payments: provider }, null, 2)
        : `${table([...all, { name: 'Payments, of an invented provider', ...provider }, { name: 'Register of excluded players, invented as well', ...others.register }].map(({ name, url }) => [`  ${name}`, url]))}\n\n  Every choice and every token as a picture: ${choicesPath} and ${tokensPath} of each host.`,
    );
    const code = await gateway.ended;
    await server.close();
    return code;
  },
};
