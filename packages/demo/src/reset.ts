import { readConfig, removeEmbedded, StartError } from '@livery/gateway/extras';

/** A program of its own: `livery start --reset` runs it before the gateway. */
try {
  process.stdout.write(`${await removeEmbedded(readConfig(process.env))}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
