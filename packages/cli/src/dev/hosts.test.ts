import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answering } from './guard.ts';
import { hostsOf } from './hosts.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-hosts-'));
  await say('one', '{ "domains": ["one.localhost", "first.localhost"] }');
  await say(
    'two',
    '{ "domains": ["two.localhost"], "firebase": { "codes": "http://codes.localhost:*" } }',
  );
  await mkdir(join(root, '_families/metro'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function say(code: string, manifest: string): Promise<void> {
  await mkdir(join(root, code), { recursive: true });
  await writeFile(join(root, code, 'manifest.jsonc'), manifest);
}

it('knows the merchant of each host, and of no other', async () => {
  const hosts = hostsOf(root);
  await hosts.refresh();
  expect(hosts.codes()).toEqual(['one', 'two']);
  expect(hosts.codeOf('first.localhost')).toBe('one');
  expect(hosts.codeOf('evil.example')).toBeUndefined();
  expect(hosts.isCodes('codes.localhost')).toBe(true);
});

it('says whose manifest is another than before, or gone', async () => {
  const hosts = hostsOf(root);
  expect(await hosts.refresh()).toEqual(['one', 'two']);
  expect(await hosts.refresh()).toEqual([]);
  await say('one', '{ "domains": ["other-name.localhost"] }');
  await rm(join(root, 'two'), { recursive: true });
  await say('three', '{ "domains": ["three.localhost"] }');
  expect((await hosts.refresh()).toSorted()).toEqual(['one', 'three', 'two']);
  expect(hosts.codeOf('one.localhost')).toBeUndefined();
  expect(hosts.codeOf('other-name.localhost')).toBe('one');
  expect(hosts.codeOf('two.localhost')).toBeUndefined();
});

it('finds a merchant that is being mended where it was, and one that never was right by its code', async () => {
  const hosts = hostsOf(root);
  await hosts.refresh();
  await say('one', '{ "domains": [');
  await say('new', 'no JSON at all');
  await say('half', '{ "domains": ["half.example"], "name": }');
  await hosts.refresh();
  expect(hosts.codeOf('first.localhost')).toBe('one');
  expect(hosts.codeOf('new.localhost')).toBe('new');
  expect(hosts.codeOf('half.example')).toBe('half');
});

it('leaves a host with the first of two that say it', async () => {
  await say('zwei', '{ "domains": ["one.localhost"] }');
  const hosts = hostsOf(root);
  await hosts.refresh();
  expect(hosts.codeOf('one.localhost')).toBe('one');
});

it('serves the chosen alone', async () => {
  const hosts = hostsOf(root, ['two']);
  await hosts.refresh();
  expect(hosts.codes()).toEqual(['two']);
  expect(hosts.codeOf('one.localhost')).toBeUndefined();
});

it('answers for hosts that are known, whatever name leads to this machine', async () => {
  const hosts = hostsOf(root);
  await hosts.refresh();
  const who = (host: string | undefined) => answering(host, hosts);
  expect(who('one.localhost:4000')).toBe('merchant');
  expect(who('ONE.localhost:4000')).toBe('merchant');
  for (const host of [
    'localhost:4000',
    '127.0.0.1:4000',
    '[::1]:4000',
    'games.localhost',
    'codes.localhost:1',
  ])
    expect(who(host)).toBe('platform');
  for (const host of [
    'evil.example',
    'evil.example:4000',
    'one.localhost.evil.example',
    '169.254.169.254',
    '',
    undefined,
  ])
    expect(who(host)).toBe('nobody');
});
