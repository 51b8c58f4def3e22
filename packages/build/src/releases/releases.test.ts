import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MerchantRecord } from '@livery/contract/merchants';
import { afterEach, expect, it } from 'vitest';
import { keptSites } from './kept-sites.ts';
import { releaseBefore, sweepReleases, writeRelease } from './releases.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newOut(): string {
  const out = mkdtempSync(join(tmpdir(), 'livery-releases-'));
  folders.push(out);
  return out;
}

const files = (text: string) => [
  { path: 'home.html', content: text },
  { path: 'assets/app.js', content: 'one' },
];
const record = (site: string, more: Partial<MerchantRecord> = {}) =>
  ({ code: 'a', site, ...more }) as MerchantRecord;

it('lays each release in a folder named by what is in it, and the same one once', async () => {
  const out = newOut();
  const first = await writeRelease(out, 'a', files('first'));
  const second = await writeRelease(out, 'a', files('second'));
  expect(await writeRelease(out, 'a', files('first').toReversed())).toBe(first);
  expect(
    readdirSync(join(out, 'sites/a'))
      .map((name) => `sites/a/${name}`)
      .toSorted(),
  ).toEqual([first, second].toSorted());
  expect(readFileSync(join(out, first, 'home.html'), 'utf8')).toBe('first');
  expect(existsSync(join(out, first, 'assets/app.js.br'))).toBe(true);
});

it('makes a release anew that somebody meddled with', async () => {
  const out = newOut();
  const site = await writeRelease(out, 'a', files('first'));
  writeFileSync(join(out, site, 'home.html'), 'mine');
  expect(await writeRelease(out, 'a', files('first'))).toBe(site);
  expect(readFileSync(join(out, site, 'home.html'), 'utf8')).toBe('first');
});

it('knows the release before, also when nothing changed since', async () => {
  const out = newOut();
  const first = await writeRelease(out, 'a', files('first'));
  const second = await writeRelease(out, 'a', files('second'));
  expect(releaseBefore(out, first, undefined)).toEqual({});
  expect(releaseBefore(out, second, record(first))).toEqual({ siteBefore: first });
  expect(releaseBefore(out, second, record(second, { siteBefore: first }))).toEqual({
    siteBefore: first,
  });
  expect(releaseBefore(out, second, record('sites/a/gone'))).toEqual({});
});

it('keeps beside what is built now the other sites that lie there, and no site twice', async () => {
  const out = newOut();
  const site = await writeRelease(out, 'a', files('a'));
  const other = record(await writeRelease(out, 'b', files('b')), { code: 'b' });
  const gone = record('sites/c/gone', { code: 'c' });
  expect(keptSites(out, [record(site), other, gone], [record(site)])).toEqual([other]);
});

it('sweeps what nobody names: drafts, older releases, merchants that went', async () => {
  const out = newOut();
  const [first, second, third] = [
    await writeRelease(out, 'a', files('first')),
    await writeRelease(out, 'a', files('second')),
    await writeRelease(out, 'a', files('third')),
  ];
  await writeRelease(out, 'gone', files('first'));
  const killed = join(out, `${third}.0a1b.fresh`);
  mkdirSync(killed);
  utimesSync(killed, 0, 0);
  await sweepReleases(out, [record(third, { siteBefore: second })]);
  expect(readdirSync(join(out, 'sites'))).toEqual(['a']);
  expect([first, second, third].map((site) => existsSync(join(out, site)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(readdirSync(join(out, 'sites/a'))).toHaveLength(2);
});

it('leaves the draft of a build that is at work beside this one', async () => {
  const out = newOut();
  const first = await writeRelease(out, 'a', files('first'));
  for (const draft of [`${first}.0a1b.fresh`, 'sites/new/00.0a1b.fresh'])
    mkdirSync(join(out, draft), { recursive: true });
  await sweepReleases(out, [record(first)]);
  expect(readdirSync(join(out, 'sites/a'))).toHaveLength(2);
  expect(readdirSync(join(out, 'sites/new'))).toHaveLength(1);
});

it('leaves what an earlier version of the build laid down until nobody names it', async () => {
  const out = newOut();
  mkdirSync(join(out, 'sites/a'), { recursive: true });
  writeFileSync(join(out, 'sites/a/home.html'), 'old');
  const first = await writeRelease(out, 'a', files('first'));
  const before = releaseBefore(out, first, record('sites/a'));
  expect(before).toEqual({ siteBefore: 'sites/a' });
  await sweepReleases(out, [record(first, before)]);
  expect(existsSync(join(out, 'sites/a/home.html'))).toBe(true);
  const second = await writeRelease(out, 'a', files('second'));
  await sweepReleases(out, [record(second, releaseBefore(out, second, record(first)))]);
  expect(existsSync(join(out, 'sites/a/home.html'))).toBe(false);
  expect(existsSync(join(out, first))).toBe(true);
});
