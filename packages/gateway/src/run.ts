import { help, readConfig } from './config.ts';
import { demoNotice } from './demo/players.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { loadMerchants } from './merchants.ts';
import { siteCommand } from './operate/command.ts';
import { Refused } from './refused.ts';

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'site') {
    process.stdout.write(await siteCommand(args));
    return;
  }
  if (command === '--help') {
    process.stdout.write(help());
    return;
  }
  if (command !== undefined)
    throw new Refused(`${command} is not understood. --help says what is.`);
  const config = readConfig(process.env);
  const start = startGateway(config);
  stopOnSignals(start);
  const gateway = await start;
  process.stdout.write(`Livery gateway on ${gateway.url}\n`);
  if (config.demo) process.stdout.write(demoNotice(loadMerchants(config.sites)));
}

/** Ctrl-C comes from the terminal and again from a package manager in between: that is one signal. */
const ONE_SIGNAL = 500;

/** The first signal stops in order, also when the start is not done; the second means now. */
function stopOnSignals(start: Promise<Gateway>): void {
  let first: number | undefined;
  const stop = () => {
    if (first !== undefined) {
      if (performance.now() - first > ONE_SIGNAL) process.exit(1);
      return;
    }
    first = performance.now();
    start
      .then((gateway) => gateway.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  const text = error instanceof Refused ? error.message : error;
  console.error(text);
  process.exit(1);
}

await main().catch(fail);
