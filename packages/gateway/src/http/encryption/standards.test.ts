import { generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { b64, unb64, agree, derive, encrypt, seal, open } from '../../testing/proofs/jwe.ts';

describe('the standards', () => {
  it('agree on a key as appendix C of RFC 7518 does', () => {
    const alice = {
      kty: 'EC',
      crv: 'P-256',
      x: 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0',
      y: 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps',
      d: '0_NxaRPUMQoAJt50Gz8YiTr8gRTwyEaCumd-MToTmIo',
    };
    const bob = {
      kty: 'EC',
      crv: 'P-256',
      x: 'weNJy2HscCSM6AEDTDg04biOvhFhyyWvOHQfeF_PxMQ',
      y: 'e8lnCO-AlStT-NJVX-crhB7QRYhiix03illJOVAOyck',
      d: 'VEmDZpDXXK8p8N0Cndsxs924q6nS1RXFASRl6BfUqdw',
    };
    const { d: _, ...bobsPublic } = bob;
    const { d: __, ...alicesPublic } = alice;
    const shared = agree(alice, bobsPublic);
    expect([...shared]).toEqual([
      158, 86, 217, 29, 129, 113, 53, 211, 114, 131, 66, 131, 191, 132, 38, 156, 251, 49, 110, 163,
      218, 128, 106, 72, 246, 218, 167, 121, 140, 254, 144, 196,
    ]);
    expect(agree(bob, alicesPublic).equals(shared)).toBe(true);
    expect(b64(derive(shared, 'A128GCM', 128, 'QWxpY2U', 'Qm9i'))).toBe('VqqN6vgjbSBcIijNcacQGg');
  });

  it('encrypt as appendix A.1 of RFC 7516 does', () => {
    const key = Buffer.from([
      177, 161, 244, 128, 84, 143, 225, 115, 63, 180, 3, 255, 107, 154, 212, 246, 138, 7, 110, 91,
      112, 46, 34, 105, 47, 130, 203, 46, 122, 234, 64, 252,
    ]);
    const { sealed, tag } = encrypt(
      key,
      unb64('48V1_ALb6US04U3b'),
      'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ',
      'The true sign of intelligence is not knowledge but imagination.',
    );
    expect(b64(sealed)).toBe(
      '5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A',
    );
    expect(b64(tag)).toBe('XFBoMYUZodetZdvTiFvSkQ');
  });

  it('are what jose does, both ways', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const mine = pair.privateKey.export({ format: 'jwk' });
    const to = pair.publicKey.export({ format: 'jwk' });
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: 'one' } as const;
    const ours = seal({ to, header, plain: 'from us' });
    const opened = await compactDecrypt(ours, pair.privateKey);
    expect(new TextDecoder().decode(opened.plaintext)).toBe('from us');
    const theirs = await new CompactEncrypt(new TextEncoder().encode('from jose'))
      .setProtectedHeader(header)
      .encrypt(pair.publicKey);
    expect(open(theirs, mine)).toBe('from jose');
  });
});
