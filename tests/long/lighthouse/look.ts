import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, launchOptions } from '../../browser.ts';
import { blockingShare, scoreOf, workedBlocking, type Trace } from './worked.ts';

/** Large, and of no use to anybody else here: it is fetched for this run alone. */
const PACKAGE = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What Lighthouse says of a page as a phone on a slow line loads it: points of a hundred, and milliseconds. */
export interface Verdict {
  readonly points: Readonly<Record<Category, number>>;
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

/** The stream of news stays open: Lighthouse would wait three times as long for its end. */
const longestLoad = 15_000;

type Closable = { readonly port: number; kill(): void };

/** Of the package, what is used of it here. */
export interface Lighthouse {
  readonly lighthouse: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly lhr: Report; readonly artifacts: { readonly Trace: Trace } } | undefined>;
  readonly launch: (options: Readonly<Record<string, unknown>>) => Promise<Closable>;
}

/** Fetches it once for all loads. */
export async function fetchLighthouse(cache: string): Promise<Lighthouse> {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', cache, PACKAGE],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse could not be fetched:\n${stderr}`);
  const part = (path: string): Promise<unknown> => import(join(cache, 'node_modules', path));
  const { default: lighthouse } = (await part('lighthouse/core/index.js')) as {
    readonly default: Lighthouse['lighthouse'];
  };
  const { launch } = (await part('chrome-launcher/dist/index.js')) as Pick<Lighthouse, 'launch'>;
  return { lighthouse, launch };
}

/** One load of a page in a browser of its own. */
async function load(
  url: string,
  { lighthouse, launch }: Lighthouse,
  wanted: readonly Category[],
): Promise<{ report: Report; trace: Trace }> {
  const { executablePath, args = [] } = launchOptions(ensureBrowser());
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: [...wanted],
      disableFullPageScreenshot: true,
      maxWaitForLoad: longestLoad,
    });
    if (!result) throw new Error(`Lighthouse could not look at ${url}`);
    return { report: result.lhr, trace: result.artifacts.Trace };
  } finally {
    browser.kill();
  }
}

/** One load of a page, of which all that counts was noted. */
async function look(url: string, tool: Lighthouse, wanted: readonly Category[]): Promise<Verdict> {
  let { report, trace } = await load(url, tool, wanted);
  for (let at = 1; at < attempts && unseen.has(report.runtimeError?.code); at++)
    ({ report, trace } = await load(url, tool, wanted));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const points = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  const blocking = value('total-blocking-time');
  const worked = workedBlocking(trace);
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

/** The one in the middle, by what the processor worked. */
function middle(verdicts: readonly Verdict[]): Verdict {
  const sorted = verdicts.toSorted((one, other) => one.worked.points - other.worked.points);
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!found) throw new Error('Nothing was looked at');
  return found;
}

export interface Outcome {
  readonly median: Verdict;
  /** Points for speed of each load by what the processor worked, in their order. */
  readonly loads: readonly number[];
}

/**
 * Loads a page so many times, or until more than half of them are on one side of a bar: then the
 * one in the middle of all is on that side too, whatever the others say. Speed alone differs from
 * one load to the next.
 */
export async function lookOften(
  url: string,
  tool: Lighthouse,
  { count, bar }: { count: number; bar?: number },
): Promise<Outcome> {
  const verdicts = [await look(url, tool, categories)];
  const isDecided = (): boolean => {
    if (bar === undefined) return false;
    const good = verdicts.filter(({ worked }) => worked.points >= bar).length;
    return Math.max(good, verdicts.length - good) > count / 2;
  };
  while (verdicts.length < count && !isDecided())
    verdicts.push(await look(url, tool, ['performance']));
  const median = middle(verdicts);
  const [first = median] = verdicts;
  return {
    median: {
      ...median,
      points: { ...first.points, performance: median.points.performance },
    },
    loads: verdicts.map(({ worked }) => worked.points),
  };
}
