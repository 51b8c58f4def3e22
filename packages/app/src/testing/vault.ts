import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import type { Reply } from '@livery/contract/client';

/** The platform's side of an encrypted call, with real keys. */
export interface Vault {
  publicKey(): Reply<'sessionKey'>;
  /** Another key takes over, known by another id. */
  rotate(): Promise<void>;
  /** Reads a body with whichever key it was sealed for. */
  open(body: unknown): Promise<{ payload: unknown; claims: Record<string, unknown> }>;
}

interface Key {
  readonly kid: string;
  readonly jwk: Reply<'sessionKey'>['jwk'];
  readonly privateKey: CryptoKey;
}

async function createKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { kid, jwk: { kty: 'EC', crv: 'P-256', x, y }, privateKey };
}

export async function createVault(): Promise<Vault> {
  const keys: Key[] = [await createKey('key-1')];
  return {
    publicKey() {
      const { kid, jwk } = keys.at(-1) ?? {};
      if (!kid || !jwk) throw new Error('The vault is empty');
      return { kid, jwk, expiresAt: Date.now() + 86_400_000 };
    },
    async rotate() {
      keys.push(await createKey(`key-${keys.length + 1}`));
    },
    async open(body) {
      const { data } = body as { data: string };
      const { plaintext, protectedHeader } = await compactDecrypt(data, ({ kid }) => {
        const key = keys.find((candidate) => candidate.kid === kid);
        if (!key) throw new Error(`Nobody has the key ${kid}`);
        return key.privateKey;
      });
      const payload: unknown = JSON.parse(new TextDecoder().decode(plaintext));
      return { payload, claims: { ...protectedHeader } };
    },
  };
}
