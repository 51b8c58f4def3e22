import { readSettings } from './settings.ts';
import { start } from './start.ts';

try {
  const settings = readSettings(process.env);
  const { port, stop } = await start(settings);
  console.log(`Larkspur ID on http://${settings.idHost}:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  // Whoever started it and was killed leaves nobody behind.
  if (process.env['ATTACHED'] === 'on')
    process.stdin.resume().once('close', () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
