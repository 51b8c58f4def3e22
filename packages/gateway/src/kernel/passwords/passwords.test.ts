import { expect, it } from 'vitest';
import { createPasswords, PASSWORD_COST } from './passwords.ts';

const PEPPER = 'pepper of the tests';
const SITE = 'aurora';

it('takes what the configuration says for a hash, and says so in it', async () => {
  const { hash } = await createPasswords(PEPPER, PASSWORD_COST);
  expect(await hash(SITE, 'seven quiet rivers')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows a password again whose hash was made when hashes cost less or more', async () => {
  const [cheap, dear] = await Promise.all([8, 64].map((cost) => createPasswords(PEPPER, cost)));
  const stored = [
    await cheap?.hash(SITE, 'seven quiet rivers'),
    await dear?.hash(SITE, 'seven quiet rivers'),
  ];
  for (const passwords of [cheap, dear]) {
    for (const hash of stored) {
      expect(await passwords?.verify(SITE, 'seven quiet rivers', hash)).toBe(true);
      expect(await passwords?.verify(SITE, 'seven loud rivers', hash)).toBe(false);
    }
  }
});

it('lets nobody in who has no password, nor under another pepper', async () => {
  const one = await createPasswords(PEPPER, 8);
  const other = await createPasswords('another pepper', 8);
  expect(await one.verify(SITE, '', null)).toBe(false);
  expect(
    await other.verify(SITE, 'seven quiet rivers', await one.hash(SITE, 'seven quiet rivers')),
  ).toBe(false);
});

it('makes a name that nobody has wait in the same line as one that it knows', async () => {
  const passwords = await createPasswords(PEPPER, 8);
  const known = await passwords.hash(SITE, 'seven quiet rivers');
  for (const stored of [undefined, known]) {
    const tries = Array.from({ length: 67 }, () =>
      passwords.verify(SITE, 'seven loud rivers', stored),
    );
    const ends = await Promise.allSettled(tries);
    const served = ends.filter(({ status }) => status === 'fulfilled').length;
    // Those who wait, and one or two whose turn it is.
    expect([65, 66]).toContain(served);
    expect(ends.slice(served).map(({ status }) => status)).toEqual(
      Array.from({ length: 67 - served }, () => 'rejected'),
    );
    expect(ends.at(-1)).toMatchObject({ reason: { code: 'system.busy' } });
  }
});
