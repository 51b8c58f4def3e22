import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { createWrapper } from './wrap.ts';

const jwk = { kty: 'EC', crv: 'P-256', x: 'public', y: 'public', d: 'the private part' };

describe('a wrapped key', () => {
  const wrapper = createWrapper('a-secret-of-thirty-two-characters');
  const wrapped = wrapper.wrap(jwk, ['aurora', 'kid-1']);

  it('opens with the secret and for the row it was made for, and only then', () => {
    expect(wrapper.unwrap(wrapped, ['aurora', 'kid-1'])).toEqual(jwk);
    expect(JSON.stringify(wrapped)).not.toContain('private');
    expect(wrapper.unwrap(wrapped, ['noir', 'kid-1'])).toBeUndefined();
    expect(wrapper.unwrap(wrapped, ['aurora', 'kid-2'])).toBeUndefined();
    const other = createWrapper('another-secret-of-as-many-letters');
    expect(other.unwrap(wrapped, ['aurora', 'kid-1'])).toBeUndefined();
  });

  it.each([
    ['a bare key', jwk],
    ['nothing', null],
    ['a short text', { nonce: 'AAAA', sealed: 'AAAA' }],
    ['noise', { nonce: 'A'.repeat(16), sealed: randomBytes(64).toString('base64url') }],
  ])('is not %s', (_, value) => {
    expect(wrapper.unwrap(value, ['aurora', 'kid-1'])).toBeUndefined();
  });
});

describe('the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.stop());

  const keyOf = async () => (await gateway.visit('aurora').call('sessionKey')).envelope.value;
  const rows = () => gateway.db.selectFrom('encryption_key').selectAll().execute();

  it('keeps no private key that can be read', async () => {
    const key = await keyOf();
    const [row] = await rows();
    expect(row?.kid).toBe(key?.kid);
    expect(Object.keys(row?.private_jwk ?? {}).toSorted()).toEqual(['nonce', 'sealed']);
  });

  it('makes a new key where an earlier release left one unwrapped', async () => {
    const before = await keyOf();
    await gateway.db
      .updateTable('encryption_key')
      .set({ private_jwk: JSON.stringify(jwk) })
      .execute();
    const after = await keyOf();
    expect(after?.kid).not.toBe(before?.kid);
    expect((await keyOf())?.kid).toBe(after?.kid);
    expect((await gateway.visit('aurora').login('marisol88')).status).toBe(200);
  });
});
