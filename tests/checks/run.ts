import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../browser.ts';
import { addedSince, changedSince } from './changed.ts';
import { hasNotes } from './loaded.ts';
import type { Count } from './reports.ts';
import { allSteps, inShard, reports, stepsFor, type Step } from './steps.ts';

const help = `pnpm test                     every check
pnpm test units lint          the named ones: ${allSteps.map(({ name }) => name).join(', ')}
pnpm test units --shard 1/3   the first third of a check’s tests, where it can be parted
pnpm test --changed           what your uncommitted files reach
pnpm test --changed --since main   what differs from a commit`;

const readCount = ({ name, count }: Step): Count | undefined => {
  try {
    return count?.(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

interface Ran extends Count {
  readonly seconds: number;
}

/** Runs a step; one that is not listened to keeps its words until it is done. */
async function run(step: Step, isHeard: boolean): Promise<Ran> {
  const begun = performance.now();
  const count = await countOf(step, isHeard);
  return { ...count, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function countOf(step: Step, isHeard: boolean): Promise<Count> {
  const [command, ...args] = step.command;
  const said: Buffer[] = [];
  if (isHeard) console.log(`\n── ${step.name}`);
  // Somebody who sits before it sees it in colours, and has read why it broke.
  const isSeen = isHeard && process.stdout.isTTY;
  const child = spawn(command, args, {
    stdio: isSeen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: process.env,
  });
  const keep = (part: Buffer): void => {
    said.push(part);
    if (isHeard) process.stdout.write(part);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once('error', (error) => {
    said.push(Buffer.from(`${error.message}\n`));
    resolve(false);
  });
  child.once('close', (code) => resolve(code === 0));
  const ok = await promise;
  const words = Buffer.concat(said).toString().trimEnd();
  if (!isHeard) console.log(`\n── ${step.name}\n${words}`);
  const counted = readCount(step);
  // One that counts and left no count did not come to its end, whatever it says.
  if (!counted && ok && !step.count) return { passed: 1, failed: 0 };
  const end = stripVTControlCharacters(words).slice(-2000);
  if (!counted) return { passed: 0, failed: 1, faults: [end] };
  if (ok || counted.failed > 0) return counted;
  // A step that failed without a failed test broke before or after its tests.
  const faults = counted.faults ?? [];
  return { ...counted, failed: 1, faults: faults.length > 0 ? faults : [end] };
}

const counts = new Map<string, Ran>();

async function inTurn(lane: readonly Step[], isHeard: boolean): Promise<void> {
  for (const step of lane) counts.set(step.name, await run(step, isHeard));
}

function chosen(): readonly Step[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string', default: 'HEAD' },
      shard: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    console.log(help);
    process.exit(0);
  }
  const { since } = values;
  const steps = values.changed
    ? stepsFor(changedSince(since), since, hasNotes(process.cwd(), addedSince(since)))
    : allSteps;
  const unknown = positionals.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`There is no check ${unknown.join(', ')}.\n${help}`);
  const { shard } = values;
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`A shard is the first of three, say: 1/3.\n${help}`);
  return steps
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .map((step) => (shard === undefined ? step : inShard(step, shard)));
}

function stepsOrExit(): readonly Step[] {
  try {
    return chosen();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

// Every check starts many processes of the same modules: each is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  '../../node_modules/.cache/livery-node',
);

const steps = stepsOrExit();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (steps.some(({ name }) => name === 'stories' || name === 'e2e')) ensureBrowser();

const lanes = Map.groupBy(steps, ({ lane }) => lane);
/** One is listened to while it runs. */
const heard = lanes.has('units') ? 'units' : steps[0]?.lane;
await Promise.all([...lanes].map(([lane, own]) => inTurn(own, lane === heard)));

// A log is long, and often only its end is kept: what went wrong is said once more there.
for (const { name } of steps)
  for (const fault of counts.get(name)?.faults ?? []) console.log(`\n✗ ${name}: ${fault}`);

const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

console.log('');
const total = { passed: 0, failed: 0 };
for (const { name } of steps) {
  const { passed, failed, seconds } = counts.get(name) ?? { passed: 0, failed: 1, seconds: 0 };
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${inMinutes(seconds)}`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
