import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureBeside } from '../bench/support/beside.ts';
import { holds } from '../bench/support/bench.ts';
import { interleave, median, turns } from '../bench/support/measure.ts';
import { readOrder } from '../bench/support/order.ts';
import { figure, json, table, type Result } from '../bench/support/report.ts';

it('takes the middle of an odd number of values and the mean of the two in an even one', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 1])).toBe(3);
  expect(median([100, 2])).toBe(51);
  expect(() => median([])).toThrow('nothing');
});

it('lets another task begin each round, and every task run once in it', () => {
  expect([0, 1, 2, 3].map((round) => turns(3, round))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
});

it('measures tasks in turns, in batches long enough to be timed, and gives the time of one run', async () => {
  let clock = 0;
  const ran: string[] = [];
  const task = (name: string, cost: number) => ({
    name,
    run: () => {
      clock += cost;
      ran.push(name);
    },
  });
  const time = await interleave([task('slow', 4), task('quick', 1)], {
    rounds: 2,
    atLeast: 4,
    now: () => clock,
  });
  expect([time('slow'), time('quick')]).toEqual([4, 1]);
  // One run of the slow task lasts long enough; the quick one is tried with 1, 2 and 4.
  const quickly = 'quick quick quick quick';
  expect(ran.join(' ')).toBe(`slow quick quick quick ${quickly} slow ${quickly} ${quickly} slow`);
  expect(() => time('other')).toThrow('"other" was not measured');
});

it('waits for tasks that are promises', async () => {
  let clock = 0;
  const later = async (): Promise<void> => {
    await Promise.resolve();
    clock += 7;
  };
  const time = await interleave([{ name: 'later', run: later }], { rounds: 3, now: () => clock });
  expect(time('later')).toBe(7);
});

const row = { name: 'page', value: 9.046, unit: 'KB' };

it('holds a figure against its bar, and refuses a bar in another unit', () => {
  expect(holds(row)).toBeUndefined();
  expect(holds({ ...row, bar: '< 14 KB' })).toBe(true);
  expect(holds({ ...row, bar: '< 9 KB' })).toBe(false);
  expect(holds({ ...row, value: 2, bar: '>= 2 KB' })).toBe(true);
  expect(() => holds({ ...row, bar: '< 14 ms' })).toThrow('nobody can read');
  expect(() => holds({ ...row, bar: 'small' })).toThrow('nobody can read');
});

it('writes a figure with the digits that are worth reading', () => {
  expect([81, 9.046, 36.54, 136.7, 0.5].map(figure)).toEqual(['81', '9.05', '36.5', '137', '0.50']);
});

it('prints aligned columns and says which bars are kept', () => {
  const rows = [
    { ...row, bar: '< 14 KB' },
    { name: 'all scripts', value: 136.7, unit: 'KB', bar: '< 100 KB' },
    { name: 'files', value: 12, unit: 'files' },
  ];
  expect(table(rows).split('\n')).toEqual([
    'page         9.05  KB     < 14 KB   kept',
    'all scripts   137  KB     < 100 KB  MISSED',
    'files          12  files',
  ]);
});

it('gives other programs the figures as they are', () => {
  const results: Result[] = [
    { bench: 'bundle', about: 'sizes', rows: [{ ...row, bar: '< 14 KB' }, row] },
  ];
  expect(JSON.parse(json(results))).toEqual([
    { bench: 'bundle', about: 'sizes', rows: [{ ...row, bar: '< 14 KB', holds: true }, row] },
  ]);
});

it('runs what is named, or everything', () => {
  const known = ['bundle', 'theme'];
  expect(readOrder([], known)).toEqual({ json: false, turns: 3, names: known });
  expect(readOrder(['--json', 'theme', 'theme'], known)).toEqual({
    json: true,
    turns: 3,
    names: ['theme'],
  });
  expect(readOrder(['theme', '--minutes', '5'], known)).toMatchObject({ minutes: 5 });
  expect(() => readOrder(['--minutes', 'five'], known)).toThrow('--minutes is a number above 0');
  expect(readOrder(['--beside', '.', '--turns', '5'], known)).toMatchObject({
    beside: process.cwd(),
    turns: 5,
  });
  expect(() => readOrder(['--beside', 'tests'], known)).toThrow('tests is none');
  expect(() => readOrder(['--turns', '0'], known)).toThrow('--turns is a whole number');
  expect(() => readOrder(['thema'], known)).toThrow(
    'There is no bench "thema". There are: bundle, theme.',
  );
});

it('runs a bench here and in another checkout in turn, and says how often one is the other', async () => {
  const figures: Record<string, number[]> = { here: [10, 40, 12], there: [20, 5, 8] };
  const ran: string[] = [];
  const rows = await measureBeside('theme', { here: 'here', there: 'there' }, 3, (checkout) => {
    ran.push(checkout);
    const value = figures[checkout]?.shift() ?? Number.NaN;
    const rate = { name: 'rate', value: 100, unit: '/s' };
    return Promise.resolve([
      { name: 'page', value, unit: 'KB' },
      ...(checkout === 'here' ? [rate] : []),
    ]);
  });
  expect(ran.join(' ')).toBe('there here here there there here');
  expect(rows).toEqual([
    { name: 'page', value: 12, unit: 'KB' },
    { name: 'page: over 8 there', value: 1.5, unit: '×', bar: '<= 1.05 ×' },
    // What the other did not measure yet is compared with nothing.
    { name: 'rate', value: 100, unit: '/s' },
  ]);
});

it('ends with 2 and the list when a name or an option is unknown', () => {
  const run = (...args: string[]) =>
    spawnSync('node', ['tests/bench/run.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
  const unknown = run('thema');
  expect(unknown).toMatchObject({ status: 2, stdout: '' });
  expect(unknown.stderr).toContain(
    'app, bundle, dev, engine, gateway, ledger, lists, money, motion, paint, reads, scroll, search, switch, tasks, theme, ui',
  );
  expect(run('--loud').status).toBe(2);
});
