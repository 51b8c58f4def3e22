import { enableCompileCache } from 'node:module';

// The platform as `livery start` and `livery dev` run it: with games, a catalogue and people.
enableCompileCache();
const [{ run }, { demoExtras }, { identityExtra, paymentsExtra }] = await Promise.all([
  import('@livery/gateway/run'),
  import('./extras.ts'),
  import('./parties.ts'),
]);
// Whoever started it and was killed leaves nobody behind.
if (process.env['ATTACHED'] === 'on')
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
await run([...demoExtras, ...paymentsExtra(process.env), ...identityExtra(process.env)]);
