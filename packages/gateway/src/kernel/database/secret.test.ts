import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const make = () => {
  made += 1;
  return `secret number ${made}`;
};

it('is made once, however many ask at the same instant', async () => {
  const file = join(folder, 'one.secret');
  const all = await Promise.all(Array.from({ length: 10 }, () => keepSecret(file, make)));
  expect(new Set(all).size).toBe(1);
  expect(await keepSecret(file, make)).toBe(all[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['one.secret']);
});

it('is never empty, even where an earlier release was killed while it wrote', async () => {
  const file = join(folder, 'two.secret');
  writeFileSync(file, '');
  const healed = await keepSecret(file, make);
  expect(healed).toMatch(/^secret number/);
  expect(await keepSecret(file, make)).toBe(healed);
});
