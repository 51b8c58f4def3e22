import { lockFolder } from '../../kernel/database/embedded/lock.ts';

/** Takes the lock of the folder it is given and keeps it until it is killed. */
const { argv, stdout } = process;
try {
  await lockFolder(argv[2] ?? '');
  stdout.write('held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
