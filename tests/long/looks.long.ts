import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/looks');
/** So many files of stories share a page and a line in the record. */
const inOneGo = 8;

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Of everything that is looked at: what was seen of another state is worth nothing. */
function state(): string {
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const file of git('ls-files', '--others', '--exclude-standard').split('\n')) {
    if (file !== '') hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const chunks = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / inOneGo) }, (_, index) =>
    files.slice(index * inOneGo, (index + 1) * inOneGo),
  );

/** `2/3`: the second of three machines that share the work. */
function share(): (index: number) => boolean {
  const [, turn, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(process.env['LIVERY_SHARD'] ?? '1/1') ?? [];
  if (turn === undefined || Number(turn) > Number(of)) {
    throw new Error('LIVERY_SHARD is written like 2/3.');
  }
  return (index) => index % Number(of) === Number(turn) - 1;
}

function look(files: readonly string[], file: string): Report {
  const { stderr } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'stories', '--reporter', 'json', '--outputFile', file, ...files],
    {
      cwd: root,
      env: { ...process.env, LIVERY_LOOKS: 'ways' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (!existsSync(file)) throw new Error(`the browser did not come to its end:\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const wrongIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read has a message and no stories.
    const own = failed.length === 0 && message !== '' ? [`${name}\n${message}`] : [];
    return [
      ...own,
      ...failed.map(({ title, failureMessages }) => {
        const [first = ''] = failureMessages;
        const lines = first.split('\n').filter((line) => !/^\s+at /.test(line));
        return `${name.slice(root.length + 1)} > ${title}\n${lines.join('\n')}`;
      }),
    ];
  });

function run(_count: number, say: (line: string) => void): Promise<void> {
  const kept = join(folder, state());
  mkdirSync(kept, { recursive: true });
  const files = git('ls-files', '*.stories.tsx').trim().split('\n');
  const isMine = share();
  const wrong: string[] = [];
  const all = chunks(files);
  for (const [index, part] of all.entries()) {
    if (!isMine(index)) continue;
    const file = join(kept, `${index}.json`);
    const isKnown = existsSync(file);
    const report = isKnown ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : look(part, file);
    const found = wrongIn(report);
    wrong.push(...found);
    const how = isKnown ? 'seen before' : `${found.length} wrong`;
    say(`${index + 1} of ${all.length}: ${report.numTotalTests} stories, ${how}`);
  }
  if (wrong.length > 0) {
    throw new Error(`${wrong.join('\n\n')}\n\n${wrong.length} stories do not hold in every way`);
  }
  return Promise.resolve();
}

export const long: Long = {
  about:
    'every story in ten looks, and in five brands from right to left, with texts three times as long, twice as large, and both; goes on where it was stopped, LIVERY_SHARD=1/3 is a third of it',
  count: 1,
  run,
};
