import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from './paths.ts';
import { loadMerchants } from './load.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-load-'));
  await cp(join(workspace, 'merchants/noir'), join(root, 'noir'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const noir = (path: string): string => join(root, 'noir', path);

const findings = async () => {
  const { diagnostics, merchants } = await loadMerchants(root);
  expect(merchants.map(({ manifest }) => manifest.code)).not.toContain('noir');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.map(({ code, file }) => `${code} ${file.split('/').at(-1)}`);
};

it('reads a sound folder without complaint', async () => {
  const { diagnostics, merchants } = await loadMerchants(root);
  expect(diagnostics).toEqual([]);
  expect(merchants.map(({ manifest }) => manifest.code)).toEqual(['noir']);
});

it('names the file that is not UTF-8', async () => {
  await writeFile(noir('tokens.dark.json'), Buffer.from([0xff, 0xfe, 0x7b, 0x7d]));
  expect(await findings()).toEqual(['merchant.unreadable tokens.dark.json']);
});

it('follows no link out of the folder', async () => {
  await rm(noir('tokens.json'));
  await symlink('/etc/hostname', noir('tokens.json'));
  expect(await findings()).toEqual(['merchant.unreadable tokens.json']);
});

it('follows no link into a folder whose name only begins like its own', async () => {
  await cp(noir(''), join(root, 'noir-too'), { recursive: true });
  await rm(noir('tokens.json'));
  await symlink('../noir-too/tokens.json', noir('tokens.json'));
  await rm(noir('assets/mark.svg'));
  await symlink('../../noir-too/assets/mark.svg', noir('assets/mark.svg'));
  expect(await findings()).toContain('merchant.unreadable tokens.json');
  await rm(noir('tokens.json'));
  expect(await findings()).toContain('asset.link manifest.jsonc');
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://x.invalid/a.png"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><style>*{background:url(//x.invalid)}</style></svg>',
])('refuses a logo that does more than show: %s', async (svg) => {
  await writeFile(noir('assets/mark.svg'), svg);
  expect(await findings()).toContain('asset.unsafe-svg mark.svg');
});

it('refuses a logo that is no SVG, or is not there', async () => {
  await writeFile(noir('assets/mark.svg'), '<html></html>');
  expect(await findings()).toContain('asset.not-svg mark.svg');
  await rm(noir('assets/mark.svg'));
  expect(await findings()).toEqual(['asset.missing manifest.jsonc']);
});

it('refuses a folder of another name, and two merchants on one host', async () => {
  await cp(join(root, 'noir'), join(root, 'twin'), { recursive: true });
  const codes = async () => (await loadMerchants(root)).diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual(['manifest.code']);
  const manifest = join(root, 'twin/manifest.jsonc');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"code": "noir"', '"code": "twin"'));
  expect(await codes()).toEqual(['manifest.domain-taken']);
});

it('says everything that is wrong with every merchant at once', async () => {
  await cp(join(workspace, 'merchants/aurora'), join(root, 'aurora'), { recursive: true });
  await appendFile(join(root, 'aurora/manifest.jsonc'), '}');
  await writeFile(noir('template.json'), '{"slots": {"header": "triple"}}');
  expect(await findings()).toEqual([
    'source.syntax manifest.jsonc',
    'schema.invalid template.json',
  ]);
});
