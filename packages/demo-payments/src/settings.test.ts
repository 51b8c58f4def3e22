import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-payments-settings-'));
  path = join(folder, 'merchants.json');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aurora = {
  code: 'aurora',
  name: 'Aurora',
  key: 'key',
  webhook: { url: 'http://localhost:4000/hook', secrets: ['whsec_AAAA'] },
};

const readWith = (merchants: unknown, env: Readonly<Record<string, string>> = {}) => {
  writeFileSync(path, JSON.stringify(merchants));
  return readSettings({ MERCHANTS: path, ...env });
};

describe('settings', () => {
  it('have a value where nothing is set, but for who takes payments', () => {
    expect(readWith([aurora])).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      payHost: 'pay.localhost',
      bankHost: 'bank.localhost',
      speed: 1,
      isTest: false,
      pauses: [1000, 5000, 15_000, 60_000, 150_000, 300_000, 600_000],
      merchants: [aurora],
    });
    expect(() => readSettings({})).toThrow('MERCHANTS names the file');
  });

  it.each([
    [{ PORT: 'x' }, 'PORT is a number'],
    [{ PORT: '70000' }, 'PORT is a number'],
    [{ SPEED: '0' }, 'SPEED is a number'],
    [{ RETRIES: '1,soon' }, 'RETRIES'],
  ])('%j are refused in a sentence', (env, words) => {
    expect(() => readWith([aurora], env)).toThrow(words);
  });

  it.each([
    [{}, 'holds no list'],
    [[{ ...aurora, key: '' }], 'a code, a name and a key'],
    [[{ ...aurora, webhook: { ...aurora.webhook, url: 'ftp://x/' } }], 'http address'],
    [[{ ...aurora, webhook: { ...aurora.webhook, secrets: [] } }], 'one secret or two'],
    [[aurora, { ...aurora, name: 'Again' }], 'twice'],
    [[aurora, { ...aurora, code: 'noir' }], 'twice'],
  ])('refuse the merchants %j in a sentence', (merchants, words) => {
    expect(() => readWith(merchants)).toThrow(words);
  });
});
