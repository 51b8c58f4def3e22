import { isatty } from 'node:tty';
import { help, readConfig } from './kernel/config/config.ts';
import type { Extra } from './extras/extra.ts';
import type { Gateway } from './gateway.ts';
import { StartError } from './kernel/start-error.ts';

/** The program: with the extras that its composition hands it, in production none. */
export async function run(extras: readonly Extra[] = []): Promise<void> {
  await main(extras).catch(fail);
}

async function main(extras: readonly Extra[]): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  await (command === undefined ? serve(extras) : order(command, args));
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Reads what orders need, and nothing of what serves. */
async function order(command: string, args: readonly string[]): Promise<void> {
  const [operator, conformance] = await Promise.all([
    import('./operator/commands.ts'),
    import('./conformance/command.ts'),
  ]);
  if (operator.isOperatorCommand(command)) {
    process.stdout.write(await operator.operatorCommand(command, args));
  } else if (command === 'conformance') {
    process.exitCode = (await conformance.conformanceCommand(args, say)) ? 0 : 1;
  } else if (command === '--help') {
    const { operatorHelp } = operator;
    process.stdout.write(`${help()}\n${operatorHelp()}\n${conformance.conformanceHelp}`);
  } else throw new StartError(`${command} is not understood. --help says what is.`);
}

async function serve(extras: readonly Extra[]): Promise<void> {
  // Before a thousand sources are read: most starts that fail do so here.
  const config = readConfig(process.env);
  const [{ startGateway }, { loadMerchants }] = await Promise.all([
    import('./gateway.ts'),
    import('./kernel/sites/merchants.ts'),
  ]);
  const starting = new AbortController();
  const start = startGateway({ ...config, extras, signal: starting.signal });
  stopOnSignals(start, starting);
  renewOnHangUp(start);
  const gateway = await start.catch((error: unknown) => {
    if (!starting.signal.aborted) throw error;
  });
  if (gateway === undefined) return;
  process.stdout.write(`Livery gateway on ${gateway.url}\n`);
  const merchants = loadMerchants(config.sites);
  for (const { notice } of extras) process.stdout.write(notice?.(merchants) ?? '');
}

/** Ctrl-C comes from the terminal and again from a package manager in between: that is one signal. */
const ONE_SIGNAL = 500;

/** The first signal stops in order, a start that is not done too; the second means now. */
function stopOnSignals(start: Promise<Gateway>, starting: AbortController): void {
  let first: number | undefined;
  const stop = () => {
    if (first !== undefined) {
      if (performance.now() - first > ONE_SIGNAL) process.exit(1);
      return;
    }
    first = performance.now();
    // Of no effect on a gateway that has started.
    starting.abort();
    start
      .then(
        (gateway) => gateway.stop(),
        // Why a start that was told to stop did not end well is nobody's question any more.
        () => {},
      )
      .then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A terminal that is closed ends what runs in it; without one the signal asks to look anew. */
function renewOnHangUp(start: Promise<Gateway>): void {
  let started: Gateway | undefined;
  start.then(
    (gateway) => (started = gateway),
    () => {},
  );
  process.on('SIGHUP', () => {
    if (started === undefined || [0, 1, 2].some((fd) => isatty(fd))) {
      process.kill(process.pid, 'SIGTERM');
    } else void started.renew();
  });
}

function fail(error: unknown): never {
  const text = error instanceof StartError ? error.message : error;
  console.error(text);
  process.exit(1);
}
