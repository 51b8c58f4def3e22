import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livery as call } from './livery.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'packages/cli/src/main.ts');

/** Two merchants of our own, so that no brand's change of mind fails these tests. */
let folder = '';
const merchants = (): string => join(folder, 'merchants');

async function merchant(code: string, seeds: string, flags = '{}', place = 'INT'): Promise<void> {
  const at = join(merchants(), code);
  await cp(join(root, 'packages/themes/fixtures/both-modes'), at, { recursive: true });
  await mkdir(join(at, 'assets'));
  await writeFile(
    join(at, 'assets/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#808080"/></svg>',
  );
  const manifest = (await readFile(join(at, 'manifest.jsonc'), 'utf8'))
    .replaceAll('fixture', code)
    .replace('"color": "#2457d6",', seeds)
    .replace('"domains"', `"flags": ${flags},\n  "jurisdiction": "${place}",\n  "domains"`);
  await writeFile(join(at, 'manifest.jsonc'), manifest);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-commands-'));
  await mkdir(merchants());
  await merchant('day', '"color": "#6f9cff", "policy": "nearest", "on": "#ffffff",');
  await merchant('night', '"color": "#2457d6",', '{ "CBS3": true }', 'DE');
  await cp(
    join(root, 'packages/themes/fixtures/aliases/tokens.json'),
    join(merchants(), 'day/tokens.json'),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const livery = (...args: string[]) => call(folder, ...args);

const json = async <T>(...args: string[]): Promise<T> =>
  JSON.parse((await livery(...args, '--merchants', 'merchants', '--json')).stdout) as T;

describe('livery explain', () => {
  const explain = async (token: string, code: string): Promise<string[]> => {
    const args = ['explain', token, '--merchant', code, '--mode', 'dark'];
    const { status, stdout } = await livery(...args, '--merchants', 'merchants');
    expect(status).toBe(0);
    return stdout.trim().split('\n');
  };

  it('tells a value layer by layer, with file, line and the token it points at', async () => {
    const lines = (await explain('color.surface.bar', 'day')).slice(-4);
    expect(lines[0]).toMatch(/#[0-9a-f]{6} +contract$/);
    expect(lines[1]).toMatch(/#[0-9a-f]{6} +ramp, from brand\.action in place of brand\.neutral/);
    expect(lines[2]).toMatch(
      /^→ +#[0-9a-f]{6} +\{color\.surface\.page\} +merchants\/day\/tokens\.json:\d+:\d+$/,
    );
    expect(lines[3]).toMatch(/^ +#[0-9a-f]{6} +← color\.surface\.page +ramp$/);
  });

  it('names the seed a ramp grew from, its policy, and how far it was moved', async () => {
    expect((await explain('color.action.rest', 'day')).at(-1)).toMatch(
      /brand\.action: #6f9cff \(nearest\), moved to #[0-9a-f]{6}, ΔE \d+\.\d\d, .* merchants\/day\/manifest\.jsonc:\d+:\d+$/,
    );
    expect((await explain('color.action.rest', 'night')).at(-1)).toContain(
      '(exact), kept to the digit',
    );
    expect((await explain('color.danger.text', 'night')).at(-1)).toContain('our own danger');
  });

  it('says that a jurisdiction has the last word', async () => {
    expect((await explain('size.ageMark', 'night')).at(-1)).toContain(
      'locked by the jurisdiction, DE Germany',
    );
  });
});

it('shows the tightest pairs first, and every pair as JSON', async () => {
  const measured =
    await json<{ merchant: string; pairs: Record<string, { ratio: number; floor: number }[]> }[]>(
      'contrast',
    );
  expect(measured.map((one) => one.merchant)).toEqual(['day', 'night']);
  for (const pairs of measured.flatMap((proof) => Object.values(proof.pairs))) {
    const room = pairs.map(({ ratio, floor }) => ratio / floor);
    expect(room).toEqual(room.toSorted((a, b) => a - b));
    expect(room[0]).toBeGreaterThanOrEqual(1);
  }
});

it('shows what became of the brand’s own colours beside the pairs', async () => {
  const { stdout } = await livery('contrast', 'day', '--merchants', 'merchants');
  expect(stdout).toMatch(
    /action +color\.action\.rest +dark +nearest +#6f9cff → #[0-9a-f]{6} +ΔE \d+\.\d\d +repaired/,
  );
});

it('lists the tokens that match by name, else by role, and says when none does', async () => {
  const found = await json<{ token: string; role: string }[]>('tokens', 'motion', 'press');
  const names = found.map(({ token }) => token);
  expect(names.slice(0, 2)).toEqual(['motion.press', 'motion.pressScale']);
  for (const name of names) expect(name).toMatch(/^motion\.press/);
  const byRole = await json<{ token: string; role: string }[]>('tokens', 'tags');
  expect(byRole.length).toBeGreaterThan(0);
  for (const { role } of byRole) expect(role.toLowerCase()).toContain('tags');
  expect(await livery('tokens', 'zebra')).toMatchObject({ status: 1 });
});

it('shows who has which feature and menu entry, who shares a bundle, and what a place forbids', async () => {
  const found = await json<
    {
      merchant: string;
      variant: string;
      flags: Record<string, boolean>;
      menus: { agent: string[] };
      forbidden: { flags: string[]; menus: string[] };
    }[]
  >('flags');
  expect(found.map(({ flags }) => flags['CBS3'])).toEqual([false, true]);
  expect(new Set(found.map(({ variant }) => variant)).size).toBe(2);
  const [day, night] = found;
  expect(day?.forbidden).toEqual({ flags: [], menus: [] });
  expect(night?.forbidden.flags).toContain('FREEPLAY3');
  expect(day?.menus.agent).toContain('AGENTRANSMULTDOWN3');
  expect(night?.menus.agent).not.toContain('AGENTRANSMULTDOWN3');
  const { stdout } = await livery('flags', '--merchants', 'merchants');
  expect(stdout).toMatch(/^night +DE +\S+ +AGENCY3, CBS3$/m);
  expect(stdout).toMatch(/^night +all but AGENTRANSMULTDOWN3$/m);
  expect(stdout).toMatch(
    /^DE +AGECONTRACT3, COCKFIGHT3, FREEPLAY3, AGETRANSDOWN3, AGENTRANSMULTDOWN3$/m,
  );
});

const usage: [string[], string][] = [
  [['explain'], 'Which token?'],
  [['explain', 'color.acton.rest', '--merchant', 'day'], 'Did you mean "color.action.rest"?'],
  [['explain', 'color.action', '--merchant', 'day'], 'It is a group: color.action.rest'],
  [['explain', 'radius.card'], 'Which merchant?'],
  [['explain', 'radius.card', '--merchant', 'day', '--mode', 'dusk'], '"dusk" is not a mode'],
  [['explain', 'radius.card', 'radius.button', '--merchant', 'day'], 'One token at a time'],
  [['contrast', '--merchants', '/nowhere'], 'There is no folder'],
  [['chekc'], 'Did you mean "check"?'],
  [['--merchants', 'merchants', 'check'], 'The command comes first'],
  [['check', '--merchant', 'merchants'], 'Did you mean "--merchants"?'],
  [['check', '--merchants'], '--merchants needs a value'],
  [['check', '--merchants', ''], '--merchants is empty'],
  [['check', '--json=yes'], '--json takes no value'],
  [['check', '--json', '--sarif', '--merchants', 'merchants'], 'one form of findings'],
  [['check', 'dya', '--merchants', 'merchants'], 'Did you mean "day"?'],
  [['check', 'merchants/day', '--merchants', 'merchants'], 'named by its code: day'],
  [['check', '--merchants', 'merchants/day'], 'is one merchant'],
  [['check', '--merchants', main], 'is a file'],
  [['schemas', 'all'], 'is left over'],
  [['build', '--merchants', 'merchants', '--out', '/proc/x'], 'cannot be written'],
  [['build', '--merchants', 'merchants', '--out', main], 'a file stands in its way'],
  [['contrast', '--merchants', 'merchants', '--pages', '/proc/x'], 'cannot be written'],
];

it.each(usage)(
  'refuses livery %j in words, with nothing on the way of a program',
  async (args, words) => {
    const { status, stdout, stderr } = await livery(...args);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  },
);

it('gives every command a help text that names what all of them take', async () => {
  const names = [...(await livery('--help')).stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const { stdout } = await livery(name, '--help');
    expect(stdout, name).toContain(`livery ${name}`);
    for (const word of ['--merchants', '--json', 'Exit code']) expect(stdout, name).toContain(word);
  }
});

it('tells a shell how it ended, and says why on the way of errors', () => {
  const { status, stdout, stderr } = spawnSync('node', [main, 'chekc'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Did you mean "check"?');
});

it('stops quietly when whoever reads has seen enough', () => {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `set -o pipefail; node ${main} tokens --json | head -1`],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '[\n', stderr: '' });
});
