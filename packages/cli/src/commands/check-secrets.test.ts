import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findingsPage } from '../dev/findings-page.ts';
import { loadMerchants } from '@livery/merchants/load';
import { workspace } from '@livery/merchants/paths';
import { check } from './check.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-secrets-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await cp(join(workspace, 'packages/themes/fixtures/both-modes'), join(root, 'one'), {
    recursive: true,
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, 'one', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Puts lines before the brand's colours. */
const withLines = (lines: string) =>
  edit('manifest.jsonc', (text) => text.replace('"brand"', `${lines}\n  "brand"`));

async function said(...args: string[]): Promise<string> {
  vi.mocked(console.log).mockClear();
  await check.run([...args, '--merchants', root]);
  return vi.mocked(console.log).mock.calls.flat().join('\n');
}

async function everywhere(): Promise<string> {
  const { diagnostics } = await loadMerchants(root, ['one']);
  return [
    await said(),
    await said('--json'),
    await said('--sarif'),
    await said('--fix', '--dry-run'),
    findingsPage('one', diagnostics),
  ].join('\n');
}

it.each([
  ['a word', '"smsKey": "sk_live_7",'],
  ['a number', '"smsKey": 9177,'],
  ['a group', '"smsKey": { "value": "sk_live_7", "name": "sk_live_8" },'],
  ['a list', '"smsKey": ["sk_live_7"],'],
  ['a word of a group that is known', '"firebase": { "smsKey": "sk_live_7" },'],
  ['beside another finding', '"minAge": "x", "smsKey": "sk_live_7", "idleMinutes": 1,'],
  ['on the line below its key', '"smsKey":\n  "sk_live_7", "minAge": "x",'],
  ['where the file is no JSON', '"smsKey": "sk_live_7" "minAge": 18,'],
  ['in the wrong quotes', '"smsKey": \'sk_live_7\','],
  ['where neither has quotes', "smsKey: 'sk_live_7',"],
  ['twice', '"smsKey": "sk_live_7", "smsKey": "sk_live_8",'],
  ['before a comma too many', '"brand": { "smsKey": "sk_live_7",, },'],
])('tells nobody what stands under a key that is not known: %s', async (_, lines) => {
  await withLines(lines);
  const text = await everywhere();
  expect(text).toContain('smsKey');
  expect(text).not.toMatch(/sk_live|9177/);
});

it('tells nobody what stands under a text that nothing asks for, or a token that is none', async () => {
  await mkdir(join(root, 'one/locales'));
  await writeFile(join(root, 'one/locales/EN.json'), '{ "sms.key": "sk_live_7" }');
  await edit('tokens.json', () => '{ "color": { "smsKey": { "$value": "sk_live_8" } } }');
  const text = await everywhere();
  expect(text).toContain('"sms.key": …');
  expect(text).toContain('"color.smsKey" is not a token');
  expect(text).not.toContain('sk_live');
});

it('mends beside such a key without telling what stands there', async () => {
  await writeFile(join(root, 'one/template.json'), '{ "smsKey": "sk_live_7", }\n');
  const text = await said('--fix', '--dry-run');
  expect(text).toContain('+ { "smsKey": ···');
  expect(text).not.toContain('sk_live');
});

it('shows what stands under keys that are known', async () => {
  await withLines('"minAge": "eighteen", "smsKey": "sk_live_7",');
  const text = await said();
  expect(text).toContain('"minAge": "eighteen", "smsKey": ');
});
