import { spawn } from 'node:child_process';
import type { Row } from './bench.ts';
import { median, turns } from './measure.ts';
import { figure } from './report.ts';

interface Measured {
  readonly rows: readonly Row[];
}

/** A bench of a checkout, in a process of its own. */
function rowsOf(checkout: string, bench: string): Promise<readonly Row[]> {
  const child = spawn('node', ['tests/bench/run.ts', bench, '--json'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<readonly Row[]>();
  child.once('error', reject);
  child.once('close', (code) => {
    if (code !== 0) return reject(new Error(`The bench ${bench} of ${checkout} failed:\n${said}`));
    const [result] = JSON.parse(said.slice(said.search(/^\[/m))) as Measured[];
    resolve(result?.rows ?? []);
  });
  return promise;
}

const valuesOf = (measured: readonly (readonly Row[])[], name: string): number[] =>
  measured.flatMap((rows) => rows.find((row) => row.name === name)?.value ?? []);

/**
 * Each figure of here, and how often it is that of there. A round measures both,
 * another one first each time: a machine that slows down slows both of them.
 */
function compared(
  here: readonly (readonly Row[])[],
  there: readonly (readonly Row[])[],
): readonly Row[] {
  const [first = []] = here;
  return first.flatMap((row) => {
    const value = median(valuesOf(here, row.name));
    const others = valuesOf(there, row.name);
    const own = { ...row, value };
    if (others.length === 0 || row.unit === '') return [own];
    const other = median(others);
    // Where both are nothing, neither is more.
    const times = other === 0 && value === 0 ? 1 : value / other;
    const bar = row.unit.endsWith('/s') ? '>= 0.95 ×' : '<= 1.05 ×';
    return [
      own,
      { name: `${row.name}: over ${figure(other)} there`, value: times, unit: '×', bar },
    ];
  });
}

export async function measureBeside(
  bench: string,
  checkouts: { readonly here: string; readonly there: string },
  rounds: number,
  measure = rowsOf,
): Promise<readonly Row[]> {
  const { here, there } = checkouts;
  const measured: Record<string, (readonly Row[])[]> = { [here]: [], [there]: [] };
  for (let round = 0; round < rounds; round++)
    for (const turn of turns(2, round)) {
      const checkout = turn === 0 ? there : here;
      measured[checkout]?.push(await measure(checkout, bench));
    }
  return compared(measured[here] ?? [], measured[there] ?? []);
}
