import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { homePath } from '../../packages/contract/src/generated/pages.ts';
import { endingsOf } from '../e2e/support/addresses.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { brands, siteOf } from '../e2e/support/test.ts';
import { fetchLighthouse, lookOften, type Outcome } from './lighthouse/look.ts';
import type { Long } from './run.ts';

/** Points for speed, as if nothing else used the machine. */
const bars = { home: 97, others: 90 } as const;

/** Addresses that show what another one shows. */
const beside: ReadonlySet<string> = new Set([
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  '/m/register.html',
]);

/** The pages that anybody may see, each once. */
function pathsOf(code: string): readonly string[] {
  return endingsOf(code, 'visitor')
    .filter(({ path, title }) => title !== undefined && !beside.has(path))
    .map(({ path }) => path);
}

const barOf = (path: string): number => (path === homePath ? bars.home : bars.others);

const line = (path: string, { median, loads }: Outcome): string => {
  const { points, firstPaint, largestPaint, blocking, worked, shift } = median;
  return [
    `${worked.points} of ${loads.join(' ')} by what the processor worked (bar ${barOf(path)}; blocking ${Math.round(worked.blocking)} ms), ${points.performance} by the clock`,
    `accessibility ${points.accessibility}, best practices ${points['best-practices']}, SEO ${points.seo}`,
    `first paint ${Math.round(firstPaint)}, largest ${Math.round(largestPaint)}, blocking ${Math.round(blocking)} ms`,
    `shift ${shift.toFixed(4)}, load ${loadavg()[0]?.toFixed(1)}`,
  ].join('; ');
};

async function run(count: number, say: (line: string) => void): Promise<void> {
  const only = process.env['LIVERY_LIGHTHOUSE'] ?? '';
  const cache = await mkdtemp(join(tmpdir(), 'livery-lighthouse-'));
  const tool = await fetchLighthouse(cache);
  const stop = await startPlatform();
  const bad: string[] = [];
  const slow: string[] = [];
  let looked = 0;
  try {
    for (const { code } of brands) {
      const asked = pathsOf(code).filter((path) => `${code}: ${path}`.startsWith(only));
      for (const path of asked) {
        const url = siteOf(code) + path;
        // A home is looked at to the end: its bar is the highest.
        const bar = path === homePath ? {} : { bar: bars.others };
        const found = await lookOften(url, tool, { count, ...bar });
        looked += 1;
        say(`${code}: ${path}: ${line(path, found)}`);
        if (found.median.worked.points < barOf(path)) slow.push(`${code}: ${path}`);
        const { accessibility, 'best-practices': practices, seo } = found.median.points;
        if (Math.min(accessibility, practices, seo) < 100) bad.push(`${code}: ${path}`);
      }
    }
  } finally {
    await stop();
    await rm(cache, { recursive: true, force: true });
  }
  if (looked === 0) throw new Error(`No page begins with “${only}”`);
  // Speed is a matter of the machine as well: it is printed, with what else it had to do.
  say(`${looked} pages, under their bar: ${slow.join(', ') || 'none'}`);
  if (bad.length > 0) throw new Error(`Not everybody can use them: ${bad.join(', ')}`);
}

export const long: Long = {
  about:
    'every public page of four brands under Lighthouse, as a phone on a slow line; the median of so many loads, or of as many as decide on which side of its bar it is. Wants a quiet machine; LIVERY_LIGHTHOUSE="noir: /m/home" is a part of it',
  count: 3,
  run,
};
