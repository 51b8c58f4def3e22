import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function livery(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['packages/cli/src/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const json = <T>(...args: string[]): T => JSON.parse(livery(...args, '--json').stdout) as T;

it('explains a value layer by layer, with file, line and the token it points at', () => {
  const { status, stdout } = livery(
    'explain',
    'color.surface.bar',
    '--merchant',
    'noir',
    '--mode',
    'dark',
  );
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n').slice(-3);
  expect(lines[0]).toMatch(/#[0-9a-f]{6} +contract$/);
  expect(lines[1]).toMatch(/#[0-9a-f]{6} +ramp$/);
  expect(lines[2]).toMatch(
    /^→ +#0b0a08 +\{color\.surface\.page\} +merchants\/noir\/tokens\.dark\.json:\d+:\d+$/,
  );
});

it('shows the tightest pairs first, and every pair as JSON', () => {
  const measured =
    json<{ merchant: string; pairs: Record<string, { ratio: number; floor: number }[]> }[]>(
      'contrast',
    );
  expect(measured.map(({ merchant }) => merchant)).toEqual(['aurora', 'mango', 'noir', 'pulse']);
  for (const pairs of measured.flatMap((proof) => Object.values(proof.pairs))) {
    const room = pairs.map(({ ratio, floor }) => ratio / floor);
    expect(room).toEqual(room.toSorted((a, b) => a - b));
    expect(room[0]).toBeGreaterThanOrEqual(1);
  }
});

it('lists the tokens that match, and says when none does', () => {
  const found = json<{ token: string; role: string }[]>('tokens', 'motion', 'press');
  expect(found.map(({ token }) => token)).toEqual([
    'motion.press',
    'motion.pressScale',
    'motion.pressFade',
    'motion.pressShift',
    'motion.pressCurve',
  ]);
  expect(livery('tokens', 'zebra').status).toBe(1);
});

it('shows who has which feature and who shares a bundle', () => {
  const found =
    json<{ merchant: string; variant: string; flags: Record<string, boolean> }[]>('flags');
  expect(found.map(({ merchant, flags }) => [merchant, flags['FREEPLAY3']])).toEqual([
    ['aurora', true],
    ['mango', false],
    ['noir', false],
    ['pulse', false],
  ]);
  // Their headers, icons and features differ, so no two of them share one.
  expect(new Set(found.map(({ variant }) => variant)).size).toBe(4);
});

it.each([
  [['explain'], 'Which token?'],
  [['explain', 'color.acton.rest', '--merchant', 'aurora'], 'Did you mean "color.action.rest"?'],
  [['explain', 'radius.card'], 'Which merchant?'],
  [['explain', 'radius.card', '--merchant', 'aurora', '--mode', 'dusk'], '"dusk" is not a mode'],
  [['contrast', '--merchants', '/nowhere'], 'There is no folder'],
])('refuses livery %j and says what is wrong', (args, words) => {
  const { status, stderr } = livery(...args);
  expect(stderr).toContain(words);
  expect(status).toBe(2);
});

it('gives every command a help text', () => {
  const names = [...livery('--help').stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(livery(name, '--help').stdout, name).toContain(`livery ${name}`);
});
