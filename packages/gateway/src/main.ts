import { help, readConfig } from './config.ts';
import { demoNotice } from './demo/players.ts';
import { startGateway } from './gateway.ts';
import { loadMerchants } from './merchants.ts';
import { Refused } from './refused.ts';

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(help());
    return;
  }
  const config = readConfig(process.env);
  const gateway = await startGateway(config);
  process.stdout.write(`Livery gateway on ${gateway.url}\n`);
  if (config.demo) process.stdout.write(demoNotice(loadMerchants(config.sites)));

  let stopping = false;
  const stop = () => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    gateway.stop().then(
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
