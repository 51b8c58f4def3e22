import type { MerchantRecord } from '@livery/contract/merchants';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeSites } from '../../testing/sites.ts';
import type { Hear, News } from '../live/news.ts';
import { StartError } from '../start-error.ts';
import { loadMerchants } from './merchants.ts';
import { watchMerchants, type Renewal } from './renewal.ts';
import { createSites, type LiveSites } from './sites.ts';

const { file, folder } = writeSites();
const whole = readFileSync(file, 'utf8');
const records = (JSON.parse(whole) as { merchants: MerchantRecord[] }).merchants;

let happened: string[] = [];
let hearers = new Set<Hear>();
let sites: LiveSites;
let renewal: Renewal | undefined;
let fault: Error | undefined;

const log = (level: string) => (about: object, sentence: string) => {
  const told = 'err' in about ? {} : about;
  happened.push(`${level}: ${sentence} ${JSON.stringify(told)}`);
};

beforeEach(() => {
  renewal?.close();
  writeFileSync(file, whole);
  [happened, hearers, fault] = [[], new Set(), undefined];
  sites = createSites(loadMerchants(file));
  sites.subscribe((now, before) =>
    happened.push(`${before?.code ?? 'nobody'} is ${now?.name ?? 'nobody'}`),
  );
  renewal = watchMerchants({
    file,
    sites,
    live: {
      publish: ({ event }: News) => void happened.push(`told ${event}`),
      subscribe: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    },
    log: { info: log('info'), warn: log('warn') },
    requireSafe: (merchants) => {
      if (merchants.some(({ minAge }) => minAge > 99)) throw new StartError('nobody is so old');
    },
    prepare: async (merchants) => {
      happened.push(`prepared ${merchants.map(({ code }) => code).join()}`);
      if (fault !== undefined) throw fault;
    },
  });
});
afterAll(() => {
  renewal?.close();
  rmSync(folder, { recursive: true });
});

const write = (merchants: readonly MerchantRecord[]) =>
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, merchants }));
const [aurora, noir] = records as [MerchantRecord, MerchantRecord];
const kestrel = { ...aurora, code: 'kestrel', name: 'Kestrel', domains: ['kestrel.localhost'] };

it('prepares who is new or changed, swaps all at once, and says what was done in one line', async () => {
  write([{ ...aurora, name: 'Aurora Two' }, kestrel]);
  await renewal?.renew();
  expect(happened).toEqual([
    'prepared aurora,kestrel',
    'aurora is Aurora Two',
    'nobody is Kestrel',
    'noir is nobody',
    'info: the merchants file was taken over {"added":["kestrel"],"changed":["aurora"],"removed":["noir"]}',
    'told sites',
  ]);
  expect(sites.find('kestrel.localhost')).toMatchObject({ merchant: { name: 'Kestrel' } });
  expect(sites.find('noir.localhost').kind).toBe('unknown');
});

it('does nothing about a file that says the same, and still has the others look', async () => {
  writeFileSync(file, JSON.stringify(JSON.parse(whole), null, 2));
  await renewal?.renew();
  expect(happened).toEqual(['told sites']);
});

it('looks at its own file when another gateway says so, and does not say it again', async () => {
  write([aurora, noir, kestrel]);
  for (const hear of hearers) hear({ merchant: '', event: 'sites', data: {} });
  await expect.poll(() => sites.of('kestrel')?.name).toBe('Kestrel');
  expect(happened).not.toContain('told sites');
});

it.each([
  ['half a file', '{ half', `${file} is not JSON`],
  ['two merchants on one host', [aurora, { ...noir, domains: aurora.domains }], 'twice'],
  ['another currency', [{ ...aurora, currency: 'USD' }, noir], 'keeps its books in PHP'],
  ['a zone that nobody knows', [aurora, { ...noir, timeZone: 'Moon/Sea' }], 'a time zone that'],
  ['what must not be served', [aurora, { ...noir, minAge: 100 }], 'nobody is so old'],
])('leaves everything as it is for %s, and says so in one line', async (_, given, why) => {
  const before = sites.merchants;
  if (typeof given === 'string') writeFileSync(file, given);
  else write(given);
  for (let time = 0; time < 2; time += 1) await renewal?.renew();
  expect(happened.filter((line) => line !== 'told sites')).toHaveLength(1);
  expect(happened[0]).toContain(`warn: the merchants file was not taken over {"reason":"`);
  expect(happened[0]).toContain(why);
  expect(sites.merchants).toBe(before);
});

it('serves nobody who could not be prepared, and tries again', async () => {
  fault = new Error('the database is away');
  write([aurora, noir, kestrel]);
  await renewal?.renew();
  expect(happened).toContain('warn: the merchants file was not taken over, and is tried again {}');
  expect(sites.of('kestrel')).toBeUndefined();
  fault = undefined;
  await renewal?.renew();
  expect(sites.of('kestrel')?.code).toBe('kestrel');
});

it('remembers the currency of one that went away', async () => {
  write([aurora]);
  await renewal?.renew();
  write([aurora, { ...noir, currency: 'USD' }]);
  await renewal?.renew();
  expect(sites.of('noir')).toBeUndefined();
  write([aurora, noir]);
  await renewal?.renew();
  expect(sites.of('noir')?.currency).toBe('EUR');
});
