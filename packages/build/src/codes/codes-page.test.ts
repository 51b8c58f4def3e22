import { readMerchant, type Manifest } from '@livery/themes';
import { expect, it } from 'vitest';
import { codesFiles } from './codes-page.ts';
import { codesRecord } from '../headers/codes-record.ts';

const firebase = { projectId: 'one', apiKey: 'k', authDomain: 'x.example' };

function manifestOf(more: object): Manifest {
  const said = {
    schemaVersion: 3,
    code: 'test',
    name: 'Test & Co',
    environment: 'demo',
    domains: ['test.localhost', 'play.example'],
    jurisdiction: 'INT',
    languages: ['EN'],
    brand: { action: { color: '#2457d6' } },
    logo: { mark: 'assets/mark.svg' },
    flags: { LOGMOBVERF3: true },
    ...more,
  };
  const manifest = { file: 'manifest.jsonc', text: JSON.stringify(said) };
  const { merchant, diagnostics } = readMerchant({ manifest, modes: {}, texts: {} });
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant.manifest;
}

const withCodes = manifestOf({ firebase: { ...firebase, codes: 'http://codes.localhost:*' } });
const script = { path: 'assets/codes-0a1b2c3d.js', content: 'run()' };

it('lets the page load what a captcha of Firebase’s is made of, in frames of the merchant alone', () => {
  const record = codesRecord(withCodes);
  expect(record?.host).toBe('codes.localhost');
  expect(record?.headers['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'unsafe-inline'",
    'img-src data: https://www.gstatic.com/recaptcha/',
    'connect-src https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/',
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors http://test.localhost:* https://play.example',
  ]);
});

it('asks the emulator and not Firebase where there is one', () => {
  const emulator = 'http://127.0.0.1:9099';
  const codes = 'https://codes.example:8443';
  const project = { ...firebase, projectId: 'demo-one', codes, emulator };
  const record = codesRecord(manifestOf({ firebase: project }));
  expect(record?.host).toBe('codes.example');
  expect(record?.headers['content-security-policy']).toContain(
    `connect-src ${emulator} https://www.google.com/recaptcha/;`,
  );
});

it('is told whom it may speak with, and of which project', () => {
  const files = codesFiles(withCodes, script);
  expect(files.map(({ path }) => path)).toEqual([
    '.codes/index.html',
    '.codes/_headers',
    '.codes/assets/codes-0a1b2c3d.js',
  ]);
  const page = String(files[0]?.content);
  const data = /id="livery-codes">(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({
    parents: ['http://test.localhost:*', 'https://play.example'],
    firebase,
  });
  expect(page).toContain('<title>Test &amp; Co</title>');
  expect(page).toContain('src="assets/codes-0a1b2c3d.js"');
});

it.each([
  ['names no origin for it', { firebase }],
  ['takes no number', { firebase: { ...firebase, codes: 'https://c.example' }, flags: {} }],
])('is not there where a brand %s', (_, more) => {
  expect(codesRecord(manifestOf(more))).toBeUndefined();
  expect(codesFiles(manifestOf(more), script)).toEqual([]);
});
