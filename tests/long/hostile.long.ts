import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { allCases, type Named } from './hostile/cases.ts';
import type { Verdict } from './hostile/trial.ts';
import type { Long } from './run.ts';

/** Far longer than any of them takes on a busy machine: whoever is not done by then hangs. */
const limit = 60_000;

async function startChild(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'hostile/child.ts'));
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The child did not start.'))),
  ]);
  return child;
}

/** What became of a case, or nothing where it hangs. */
function ask(child: ChildProcess, index: number): Promise<Verdict | undefined> {
  return new Promise((resolve) => {
    const done = (verdict: Verdict | undefined): void => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', fell);
      resolve(verdict);
    };
    const fell = (): void => done({ outcome: 'refused', surprises: ['the process fell'] });
    const timer = setTimeout(() => done(undefined), limit);
    child.on('message', done);
    child.on('exit', fell);
    child.send(index);
  });
}

interface Tally {
  refused: number;
  inert: number;
  hung: number;
}

async function round(cases: readonly Named[], say: (line: string) => void): Promise<string[]> {
  const tallies = new Map<string, Tally>();
  const surprises: string[] = [];
  let child = await startChild();
  for (const [index, { kind, what }] of cases.entries()) {
    const tally = tallies.get(kind) ?? { refused: 0, inert: 0, hung: 0 };
    tallies.set(kind, tally);
    const verdict = await ask(child, index);
    tally[verdict?.outcome ?? 'hung']++;
    for (const one of verdict?.surprises ?? ['it hangs'])
      surprises.push(`${kind}: ${what}: ${one}`);
    if (verdict && child.connected) continue;
    child.kill('SIGKILL');
    child = await startChild();
  }
  child.disconnect();
  for (const [kind, { refused, inert, hung }] of tallies)
    say(`${kind}: ${refused} refused, ${inert} inert, ${hung} hung`);
  return surprises;
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const cases = await allCases();
  const alike = cases.filter(
    ({ kind, what }, index) =>
      cases.findIndex((one) => one.kind === kind && one.what === what) !== index,
  );
  if (alike.length > 0) throw new Error(`Said twice: ${alike.map(({ what }) => what).join(', ')}`);
  for (let time = 0; time < count; time++) {
    const surprises = await round(cases, say);
    if (surprises.length > 0)
      throw new Error(`${surprises.length} surprises\n${surprises.join('\n')}`);
    say(`${cases.length} hostile inputs: all refused at their place with a hint, or inert`);
  }
}

export const long: Long = {
  about: 'hostile files of a merchant, by the commands check and emit',
  count: 1,
  run,
};
