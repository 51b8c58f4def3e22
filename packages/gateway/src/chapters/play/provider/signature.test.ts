import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const inTable = (what: string): string =>
  new RegExp(String.raw`^\| ${what} +\| \x60(.*)\x60 +\|$`, 'm').exec(page)?.[1] ?? '';

const [secret, timestamp, path, body] = ['secret', 'timestamp', 'path', 'body'].map(inTable);
const example = { timestamp: timestamp ?? '', path: path ?? '', body: Buffer.from(body ?? '') };

it('signs the example of the protocol’s page as the page says', () => {
  expect(JSON.parse(body ?? '')).toMatchObject({ amount: '2.50' });
  const signature = sign(Buffer.from(secret ?? ''), example);
  expect(inTable('signature')).toBe(signature);
  const now = Number(timestamp) * 1000;
  expect(isSigned(Buffer.from(secret ?? ''), signature, example, now)).toBe(true);
  expect(isSigned(Buffer.from(`${secret}x`), signature, example, now)).toBe(false);
});

it('signs it by the page’s own line of JavaScript', () => {
  const line = /```js\n(.*);\n```/.exec(page)?.[1] ?? '';
  const known = { createHmac, secret, timestamp, path, body };
  expect(runInNewContext(line, known)).toBe(inTable('signature'));
});
