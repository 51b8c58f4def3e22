import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostsOf } from './hosts.ts';
import { platformOf } from './platform.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-platform-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const manifestOf = (code: string): string =>
  JSON.stringify({
    schemaVersion: 3,
    code,
    name: code,
    environment: 'demo',
    domains: [`${code}.localhost`],
    brand: { action: { color: '#2457d6' } },
    logo: { mark: 'assets/mark.svg' },
  });

async function lay(code: string, manifest = manifestOf(code)): Promise<void> {
  await mkdir(join(root, code), { recursive: true });
  await writeFile(join(root, code, 'manifest.jsonc'), manifest);
}

async function open(count: number) {
  for (let index = 0; index < count; index++) await lay(`shop-${index}`);
  const hosts = hostsOf(root);
  await hosts.refresh();
  const asked: string[] = [];
  const platform = platformOf({
    root,
    hosts,
    out: join(root, '.out'),
    renew: () => {},
    serves: async (host) => asked.push(host) > 1,
  });
  const told = async (): Promise<string[]> => {
    const text = await readFile(join(root, '.out/merchants.json'), 'utf8');
    const { merchants } = JSON.parse(text) as { merchants: { code: string }[] };
    return merchants.map(({ code }) => code);
  };
  return { hosts, platform, told, asked };
}

it('tells the platform of a few merchants at once, and of no manifest that cannot be read', async () => {
  await lay('broken', '{ "code": "broken"');
  const { platform, told } = await open(3);
  await platform.saved(undefined);
  expect(await told()).toEqual(['shop-0', 'shop-1', 'shop-2']);
  expect(platform.left()).toEqual(['broken']);
});

it('tells it of many one by one, when they are asked for, and waits until it serves them', async () => {
  const { platform, told, asked } = await open(12);
  await platform.saved(undefined);
  expect(await told()).toEqual(['shop-0']);
  await platform.asked('shop-7');
  expect(await told()).toEqual(['shop-0', 'shop-7']);
  expect(asked).toEqual(['shop-7.localhost', 'shop-7.localhost']);
  await platform.asked('shop-7');
  expect(asked).toHaveLength(2);
});

it('tells it what was saved, of whom it knows', async () => {
  const { hosts, platform, told } = await open(2);
  await platform.saved(undefined);
  await lay('shop-1', '{');
  await platform.saved(await hosts.refresh());
  expect(await told()).toEqual(['shop-0']);
  await lay('shop-1');
  await lay('shop-9');
  await platform.saved(await hosts.refresh());
  expect(await told()).toEqual(['shop-0', 'shop-1', 'shop-9']);
});
