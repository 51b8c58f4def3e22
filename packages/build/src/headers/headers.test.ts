import { readMerchant, type Manifest } from '@livery/themes';
import { expect, it } from 'vitest';
import { headersFile, pageHeaders } from './headers.ts';
import { pagePolicy } from './policy.ts';

const { merchant } = readMerchant({
  manifest: {
    file: 'manifest.jsonc',
    text: JSON.stringify({
      schemaVersion: 3,
      code: 'test',
      name: 'Test',
      environment: 'demo',
      domains: ['test.localhost'],
      jurisdiction: 'INT',
      languages: ['EN'],
      brand: { action: { color: '#2457d6' } },
      logo: { mark: 'assets/mark.svg' },
      hosts: { games: ['games.example', 'more.example:8443'], images: ['img.example'] },
    }),
  },
  modes: {},
  texts: {},
});

const manifest = (): Manifest => {
  if (!merchant) throw new Error('The merchant that is right is wrong');
  return merchant.manifest;
};

/** The SHA-256 of `run()` and of `a{}`, worked out elsewhere. */
const hashes = {
  'run()': 'AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
  'a{}': 'X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
};

it('lets a page load what its policy names, and nothing else', () => {
  const sources = { images: [], games: [], scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
  expect(pagePolicy(sources).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types livery-html',
  ]);
});

it('adds the hosts that a manifest names, and the hashes of what stands in the page', () => {
  const headers = pageHeaders(manifest(), { scripts: ['run()'], styles: ['a{}'] });
  const policy = headers['content-security-policy']?.split('; ') ?? [];
  expect(policy).toContain('frame-src games.example more.example:8443');
  expect(policy).toContain("img-src 'self' data: img.example");
  expect(policy).toContain(`script-src 'self' 'sha256-${hashes['run()']}'`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashes['a{}']}'`);
  expect({ ...headers, 'content-security-policy': '' }).toEqual({
    'content-security-policy': '',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  });
});

it('lets a page ask Firebase where people can sign in elsewhere, and nowhere else', () => {
  const connect = (more: Partial<Manifest>): string | undefined => {
    const headers = pageHeaders({ ...manifest(), ...more }, { scripts: [''], styles: [''] });
    const lines = headers['content-security-policy']?.split('; ');
    return lines?.find((line) => line.startsWith('connect-src'));
  };
  const flags = { ...manifest().flags, GOOGLELOGIN3: true };
  const firebase = { projectId: 'demo-one', apiKey: 'k', authDomain: 'demo.example' };
  expect(connect({ firebase })).toBe("connect-src 'self'");
  expect(connect({ flags })).toBe("connect-src 'self'");
  expect(connect({ flags, firebase })).toBe(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  );
  const emulator = 'http://127.0.0.1:9099';
  expect(connect({ flags, firebase: { ...firebase, emulator } })).toBe(
    `connect-src 'self' ${emulator}`,
  );
});

it('lets a page frame the origin of phone codes where a form takes any, and gives it nothing else', () => {
  const codes = 'https://codes.example';
  const firebase = { projectId: 'one', apiKey: 'k', authDomain: 'x.example', codes };
  const without = pageHeaders({ ...manifest(), firebase }, { scripts: [''], styles: [''] });
  expect(without['content-security-policy']).not.toContain(codes);
  const plain = pageHeaders(manifest(), { scripts: [''], styles: [''] })['content-security-policy'];
  const off = manifest().flags;
  const each = [
    { ...off, CHNGPASSVERIF3: true },
    { ...off, LOGMOBVERF3: true },
    { ...off, REGMOBVERF3: true },
  ];
  for (const flags of each) {
    const headers = pageHeaders(
      { ...manifest(), flags, firebase },
      { scripts: [''], styles: [''] },
    );
    expect(headers['content-security-policy']).toBe(
      plain?.replace('more.example:8443', `more.example:8443 ${codes}`),
    );
  }
});

it('writes the same for hosts of static files, and what is named by its hash for a year', () => {
  expect(headersFile({ one: 'first', other: 'second' })).toBe(
    [
      '/*',
      '  one: first',
      '  other: second',
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  );
});
