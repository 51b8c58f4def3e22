import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who is signed in at Google and Facebook, as far as these say. */
export interface Visitor {
  readonly sub: string;
  readonly email: string;
}

export interface Provider {
  readonly origin: string;
  /** Whoever comes from now on is this one. */
  visitor: Visitor;
  stop(): Promise<void>;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** As a provider writes it, but for the signature: an emulator looks at none. */
function idToken({ sub, email }: Visitor, issuer: string, asked: URLSearchParams): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: asked.get('client_id'),
    nonce: asked.get('nonce'),
    sub,
    email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/** Stands in for the page on which somebody signs in: it knows them, and sends them back. */
export async function startProvider(): Promise<Provider> {
  const visiting = { visitor: { sub: '', email: '' } };
  const server = createServer((request, response) => {
    const { pathname, searchParams: asked } = new URL(request.url ?? '/', 'http://provider');
    const isGoogle = pathname === '/google';
    const token = idToken(visiting.visitor, `http://provider${pathname}`, asked);
    const answer = new URLSearchParams({
      state: asked.get('state') ?? '',
      [isGoogle ? 'id_token' : 'access_token']: token,
    });
    response.writeHead(302, { location: `${asked.get('redirect_uri')}#${answer}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(visiting, {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
