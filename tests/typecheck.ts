import { spawnSync } from 'node:child_process';

const projects = ['themes', 'contract', 'ui', 'app', 'gateway', 'cli'].map(
  (name) => `packages/${name}`,
);

const failed = [...projects, '.'].filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
);

if (failed.length > 0) {
  console.error(`Types are wrong in ${failed.join(', ')}.`);
  process.exitCode = 1;
}
