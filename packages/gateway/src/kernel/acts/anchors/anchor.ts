import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';

/** How far a merchant’s chain of acts had come, as it was written down outside the database. */
export interface Anchor {
  readonly merchant: string;
  readonly n: bigint;
  /** Of line `n`, in hex. */
  readonly hash: string;
  /** By the clock of the database, as the lines themselves. */
  readonly at: Date;
}

/** As it stands in a file or a log. */
export interface SignedAnchor {
  readonly merchant: string;
  readonly n: string;
  readonly hash: string;
  readonly at: string;
  readonly signature: string;
}

export interface AnchorKey {
  sign(anchor: Anchor): SignedAnchor;
  /** Undefined for what another key signed, or none. */
  open(signed: SignedAnchor): Anchor | undefined;
}

/** Before the 32 bytes of an Ed25519 key, as PKCS #8 has it. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `secret` is LIVERY_AUDIT_KEY, which is in no database. */
export function anchorKey(secret: string): AnchorKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'livery: heads of the audit', 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  return {
    sign({ merchant, n, hash, at }) {
      const line = { merchant, n: n.toString(), hash, at: at.toISOString() };
      const signature = sign(null, textOf(line), privateKey).toString('base64url');
      return { ...line, signature };
    },
    open({ signature, ...line }) {
      if (!verify(null, textOf(line), publicKey, Buffer.from(signature, 'base64url'))) {
        return undefined;
      }
      return { ...line, n: BigInt(line.n), at: new Date(line.at) };
    },
  };
}

const textOf = ({ merchant, n, hash, at }: Omit<SignedAnchor, 'signature'>): Buffer =>
  Buffer.from(JSON.stringify([merchant, n, hash, at]));
