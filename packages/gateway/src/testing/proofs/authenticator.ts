import type { Body, Reply } from '@livery/contract';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Made = Body<'addPasskey'>['credential'];
type Signed = Body<'passkeyLogin'>['credential'];

/** What a ceremony is about, and what an honest browser and authenticator would not do. */
export interface Ceremony {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  /** As the site calls the member. */
  readonly userHandle?: string;
  /** Whoever holds it was recognised; true unless said. */
  readonly isVerified?: boolean;
  /** One more than before unless said. */
  readonly counter?: number;
  readonly type?: string;
  /** Asked by a page inside another's. */
  readonly crossOrigin?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_SYNC = 0x08;
const SYNCED = 0x10;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** As much of CBOR as an authenticator needs: a length of two bytes fits all. */
const head = (major: number, value: number): Buffer => {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 256) return Buffer.from([kind | 24, value]);
  return Buffer.from([kind | 25, value >> 8, value & 0xff]);
};
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (word: string): Buffer => Buffer.concat([head(3, word.length), Buffer.from(word)]);
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const point = (coordinate: string): Buffer => bytes(Buffer.from(coordinate, 'base64url'));

/** A phone with one passkey, made of nothing but a key. */
export class Authenticator {
  readonly id = randomBytes(20).toString('base64url');
  counter = 0;
  userHandle: string | undefined;
  private readonly key: KeyObject;
  private readonly jwk: { readonly x?: string; readonly y?: string };

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.jwk = pair.publicKey.export({ format: 'jwk' });
  }

  make(ceremony: Ceremony): Made {
    this.userHandle = ceremony.userHandle;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(Buffer.concat([this.data(ceremony, WITH_KEY), credential]))],
    );
    return {
      ...this.around(),
      response: {
        clientDataJSON: clientData(ceremony, 'webauthn.create').toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  sign(ceremony: Ceremony): Signed {
    const client = clientData(ceremony, 'webauthn.get');
    const data = this.data(ceremony, 0);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    const userHandle = ceremony.userHandle ?? this.userHandle;
    return {
      ...this.around(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  private around() {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  private data({ rpId, isVerified = true, counter }: Ceremony, more: number): Buffer {
    this.counter = counter ?? this.counter + 1;
    const flags = PRESENT | MAY_SYNC | SYNCED | more | (isVerified ? VERIFIED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.jwk;
    return map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), point(x)],
      [whole(-3), point(y)],
    );
  }
}

function clientData(ceremony: Ceremony, usual: string): Buffer {
  const { challenge, origin, type = usual, crossOrigin = false } = ceremony;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

/** The site that a browser is on, as browsers tell an authenticator of it. */
export const siteOf = ({
  merchant,
  host,
}: {
  readonly merchant: string;
  readonly host: string;
}) => ({
  rpId: `${merchant}.localhost`,
  origin: `http://${host}`,
});

/** What a phone makes of what a page was told, for a member who is in. */
export function passkeyFor(
  page: Parameters<typeof siteOf>[0],
  phone: Authenticator,
  options: Reply<'passkeyOptions'> | null,
): Made {
  if (options === null) throw new Error('no options were handed out');
  const { challenge, user } = options;
  return phone.make({ challenge, ...siteOf(page), userHandle: user.id });
}
