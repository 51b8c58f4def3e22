import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, launchOptions } from '../../browser.ts';
import { blockingShare, scoreOf, workedBlocking } from './worked.ts';

/** Large, and of no use to anybody else here: it is fetched for this run alone. */
const PACKAGE = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page as a phone on a slow line loads it: points of a hundred, and milliseconds. */
export interface Verdict {
  readonly points: Readonly<Record<(typeof categories)[number], number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** The same if nothing else used the machine, and the points for speed that it would bring. */
  readonly worked: { readonly blocking: number; readonly points: number };
  readonly shift: number;
}

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Now and then Chromium’s own notes lack the beginning of a load, which says nothing of the page. */
const unseen: ReadonlySet<string | undefined> = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);
const attempts = 3;

/** What Lighthouse writes of one load of a page in a browser of its own. */
function load(url: string, cache: string, seen: string): Report {
  const browser = launchOptions(ensureBrowser());
  // What it writes into a pipe is cut off where it ends before all is read.
  const written = join(cache, 'report.json');
  rmSync(written, { force: true });
  const { stderr, status } = spawnSync(
    'npx',
    [
      '-y',
      PACKAGE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${written}`,
      `-GA=${seen}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: browser.executablePath, npm_config_cache: cache },
    },
  );
  // It ends so as well where it writes what kept it from seeing the page.
  if (status !== 0 && !existsSync(written))
    throw new Error(`Lighthouse could not look at ${url}:\n${stderr}`);
  return JSON.parse(readFileSync(written, 'utf8')) as Report;
}

/** One load of a page, of which all that counts was noted. */
export function look(url: string, cache: string): Verdict {
  const seen = join(cache, 'seen');
  let report = load(url, cache, seen);
  for (let at = 1; at < attempts && unseen.has(report.runtimeError?.code); at++)
    report = load(url, cache, seen);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const points = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  const blocking = value('total-blocking-time');
  const worked = workedBlocking(seen);
  const gained = blockingShare * (scoreOf(worked) - scoreOf(blocking));
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking,
    worked: { blocking: worked, points: Math.round(points('performance') + gained) },
    shift: value('cumulative-layout-shift'),
  };
}

/** The one in the middle, by its points for speed. */
export function middle(verdicts: readonly Verdict[]): Verdict {
  const sorted = verdicts.toSorted(
    (one, other) => one.points.performance - other.points.performance,
  );
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!found) throw new Error('Nothing was looked at');
  return found;
}
