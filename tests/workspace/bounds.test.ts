import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits, type Limit } from '../../packages/gateway/src/http/guards/limits.ts';

const workspace = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(workspace, path), 'utf8');

const UNITS = { s: 1_000, min: 60_000, h: 3_600_000, days: 86_400_000 } as const;
/** Names that windows and lives are written with. */
const KNOWN: Readonly<Record<string, number>> = {
  MINUTE: UNITS.min,
  HOUR: UNITS.h,
  DAY: UNITS.days,
};

interface Line {
  readonly bound: string;
  readonly source: string;
}

/** The lines of the one table that `SECURITY.md` has. */
const lines: readonly Line[] = read('SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (What|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , bound = '', , source = '']) => ({ bound, source }));

/** In ms where the bound is a time. */
function valueOf(bound: string): number {
  const [, digits, unit] = /^(\d+)(?: (s|min|h|days))?$/.exec(bound) ?? [];
  return Number(digits) * (unit === undefined ? 1 : UNITS[unit as keyof typeof UNITS]);
}

/** What a constant of a file is: a product of figures and of names of times. */
function constantIn(path: string, name: string): number {
  const found = new RegExp(`^(?:export )?const ${name} = ([\\w* ]+);$`, 'm').exec(read(path))?.[1];
  const factors = (found ?? '').split('*').map((factor) => factor.trim());
  return factors
    .map((one) => KNOWN[one] ?? Number(one.replaceAll('_', '')))
    .reduce((a, b) => a * b);
}

const told = ({ limit, window }: Limit): string => {
  const unit = window % UNITS.h === 0 ? 'h' : 'min';
  return `${limit} in ${window / UNITS[unit]} ${unit}`;
};

describe('the bounds that SECURITY.md tells', () => {
  it('are all limits there are, each with its number', () => {
    const said = lines
      .filter(({ source }) => source.startsWith('`limits.'))
      .map(({ bound, source }) => [source.slice('`limits.'.length, -1), bound]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, told(limit)])),
    );
    expect(said).toHaveLength(Object.keys(limits).length);
  });

  const others = lines.filter(({ source }) => !source.startsWith('`limits.'));

  it('are some thirty constants besides', () => {
    expect(others.length).toBeGreaterThan(30);
  });

  it.each(others)('are those of the source: $bound, $source', ({ bound, source }) => {
    const [, path = '', name = ''] = /^`([^`]+)` `([A-Z_]+)`$/.exec(source) ?? [];
    const inSeconds = name.endsWith('SECONDS') ? UNITS.s : 1;
    expect(constantIn(path, name) * inSeconds).toBe(valueOf(bound));
  });
});
