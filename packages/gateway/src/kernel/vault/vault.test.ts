import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a key of at least thirty-two characters');
const other = createVault('another key of thirty-two characters!!');
const plain = Buffer.from('what nobody may read');

it('opens what it sealed, for whom it was sealed, and nothing else', () => {
  const sealed = vault.seal(plain, ['aurora', 'BGS']);
  expect(vault.open(sealed, ['aurora', 'BGS'])).toEqual(plain);
  expect(vault.open(sealed, ['aurora', 'EMW'])).toBeUndefined();
  expect(vault.open(sealed, ['auroraBGS'])).toBeUndefined();
  expect(other.open(sealed, ['aurora', 'BGS'])).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(vault.open(changed, ['aurora', 'BGS'])).toBeUndefined();
  }
  for (const length of [0, 12, 27, 28]) {
    expect(vault.open(sealed.subarray(0, length), ['aurora', 'BGS'])).toBeUndefined();
  }
});

it('seals the same thing otherwise each time', () => {
  const [one, two] = [vault.seal(plain, []), vault.seal(plain, [])];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

it('digests alike under one key, and not under another, nor without any', () => {
  const digest = vault.digest('sms', '639170000000', '123456');
  expect(vault.digest('sms', '639170000000', '123456')).toEqual(digest);
  expect(vault.digest('sms', '6391700000001', '23456')).not.toEqual(digest);
  expect(other.digest('sms', '639170000000', '123456')).not.toEqual(digest);
  const plainly = createHash('sha256').update('["sms","639170000000","123456"]').digest();
  expect(plainly).not.toEqual(digest);
});

it('reads tomorrow what it keeps today', () => {
  const digest = '5eXE2EDvx-8Nj1Gou90gU67w3-iHFUWKfClIMxi9A9A';
  expect(vault.digest('sms', '639170000000', '123456').toString('base64url')).toBe(digest);
  const sealed = '0n1ShVbvRpH5DeNzC8hcfs-6NOlIVfZHI1SM8Azd4kOp3gJbwjU0f3TGdrBrjGLO';
  expect(vault.open(Buffer.from(sealed, 'base64url'), ['aurora', 'BGS'])).toEqual(plain);
});
