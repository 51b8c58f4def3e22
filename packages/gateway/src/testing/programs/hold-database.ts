import { startEmbedded } from '../../kernel/database/embedded/embedded.ts';

/** Starts the database of the folder it is given and keeps it until it is killed. */
const { argv, stdout } = process;
await startEmbedded(argv[2] ?? '', () => {});
stdout.write('held\n');
setInterval(() => {}, 60_000);
