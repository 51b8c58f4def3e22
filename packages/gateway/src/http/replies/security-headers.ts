import type { FastifyInstance } from 'fastify';
import { schemeOf } from '../hosts/asked.ts';

/** What every answer says, whatever its host; a page adds its own policy. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Data is no page: opened as one, it may load nothing and stands in no frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    // On plain http browsers ignore it; behind TLS it must be there from the first answer.
    if (schemeOf(request) === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    const isData = typeof type === 'string' && type.startsWith('application/json');
    if (isData && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', DATA_POLICY);
    }
    done();
  });
}

/** For pages the gateway draws itself: nothing but its own files. */
export function strictPolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** For drawings: no script, no request, and a sandbox if opened as a page. */
export const drawingHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;
