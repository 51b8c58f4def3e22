import { expect, it } from 'vitest';
import { help, readConfig } from './config.ts';
import { settings } from './settings.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    proxyHops: 0,
    country: { kind: 'none' },
    origins: [],
    hooksHost: 'hooks.localhost',
    startPage: 'here',
    sites: expect.stringMatching(/dist.merchants\.json$/),
    state: expect.stringMatching(/\.livery$/),
    databaseUrl: undefined,
    poolSize: 10,
    pictures: undefined,
    uploads: 'database',
    auditAnchors: undefined,
    auditKey: undefined,
    pepper: undefined,
    key: undefined,
    formerKey: undefined,
    passwordCost: 19_456,
    metricsToken: undefined,
    sms: { kind: 'console' },
    mail: { kind: 'console' },
    bodyLimit: 32_768,
    uploadLimit: 5_242_880,
    requestsAtOnce: 400,
    streamsAtOnce: 5000,
    addressShare: 20,
    memberWrites: 120,
    logLevel: 'info',
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', ''],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://root@db/x'],
  ['LIVERY_STATE', ''],
  ['LIVERY_POOL', '1'],
  ['LIVERY_PEPPER', 'short'],
  ['LIVERY_KEY', 'only-thirty-one-characters-long'],
  ['LIVERY_KEY', 'a key of more than thirty-two characters'],
  ['LIVERY_KEY_FORMER', 'short'],
  ['LIVERY_AUDIT_KEY', 'short'],
  ['LIVERY_AUDIT_ANCHORS', 'a\0b'],
  ['LIVERY_PASSWORD_COST', '7'],
  ['LIVERY_METRICS_TOKEN', 'short'],
  ['LIVERY_PICTURES', 'a\0b'],
  ['LIVERY_UPLOADS', ''],
  ['LOG_LEVEL', 'loud'],
  ['LIVERY_PROXY_HOPS', '10'],
  ['LIVERY_COUNTRY', 'x-country'],
  ['LIVERY_COUNTRY', 'header:'],
  ['LIVERY_COUNTRY', 'header:a b'],
  ['LIVERY_COUNTRY', 'file:'],
  ['LIVERY_COUNTRY', 'file:a\0b'],
  ['LIVERY_START_PAGE', 'yes'],
  ['LIVERY_BODY_LIMIT', '7'],
  ['LIVERY_UPLOAD_LIMIT', '1e3'],
  ['LIVERY_ORIGINS', 'http://shop.example'],
  ['LIVERY_ORIGINS', 'https://shop.example/path'],
  ['LIVERY_ORIGINS', 'https://shop.example,*'],
  ['LIVERY_ORIGINS', 'null'],
  ['LIVERY_ORIGINS', 'https://*.shop.example'],
  ['LIVERY_ORIGINS', 'https://shop.example.'],
  ['LIVERY_ORIGINS', 'https://shop.example?'],
  ['LIVERY_ORIGINS', 'https://shop.example#'],
  ['LIVERY_ORIGINS', 'https://shop.example/x/..'],
  ['LIVERY_ORIGINS', 'https://@shop.example'],
  ['LIVERY_ORIGINS', 'https:shop.example'],
  ['LIVERY_ORIGINS', 'https:\\\\shop.example'],
  ['LIVERY_ORIGINS', 'https://shop..example'],
  ['LIVERY_ORIGINS', 'https://shop.example:*'],
  ['LIVERY_ORIGINS', 'https://shop.exa\tmple'],
  ['LIVERY_ORIGINS', 'https://me:secret@shop.example'],
  ['LIVERY_SMS', 'http://sms.example/send'],
  ['LIVERY_MAIL', 'ftp://mail.example'],
  ['LIVERY_MAIL', 'smtp'],
  ['LIVERY_SMS_TOKEN', 'short'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
])('refuses %s=%j in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
});

it('says everything that is wrong at once, and repeats none of it', () => {
  const wrong = Object.values(settings).map(({ name }) => [name, 'hunter2\0'] as const);
  const refusal = () => readConfig(Object.fromEntries(wrong));
  for (const [name] of wrong) expect(refusal).toThrow(new RegExp(`^${name} must be`, 'm'));
  expect(refusal).not.toThrow(/hunter2/);
});

it('takes origins and destinations that are safe', () => {
  const { origins, sms, mail } = readConfig({
    LIVERY_ORIGINS: 'https://Shop.example, http://localhost:5173/,http://a.localhost:1',
    LIVERY_SMS: 'https://sms.example/v1/send?brand=7',
    LIVERY_SMS_TOKEN: 'token-of-the-sms-service',
    LIVERY_MAIL: 'http://127.0.0.1:2525/mail',
  });
  expect(origins).toEqual([
    'https://shop.example',
    'http://localhost:5173',
    'http://a.localhost:1',
  ]);
  expect(sms).toEqual({
    kind: 'http',
    url: 'https://sms.example/v1/send?brand=7',
    token: 'token-of-the-sms-service',
  });
  expect(mail).toEqual({ kind: 'http', url: 'http://127.0.0.1:2525/mail', token: undefined });
});

it('believes a header about the country of a proxy only', () => {
  const LIVERY_COUNTRY = 'header:CF-IPCountry';
  expect(() => readConfig({ LIVERY_COUNTRY })).toThrow(
    'LIVERY_PROXY_HOPS must be at least 1 where LIVERY_COUNTRY names a header.',
  );
  expect(readConfig({ LIVERY_COUNTRY, LIVERY_PROXY_HOPS: '1' }).country).toEqual({
    kind: 'header',
    name: 'cf-ipcountry',
  });
});

it('takes an empty line of an environment file as nothing, where nothing is meant', () => {
  const names = ['LIVERY_KEY', 'LIVERY_PEPPER', 'LIVERY_SMS', 'LIVERY_MAIL_TOKEN', 'DATABASE_URL'];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

it('explains every setting on a line of its own', () => {
  const lines = help().split('\n');
  for (const { name, about } of Object.values(settings)) {
    const line = lines.find((one) => one.startsWith(`  ${name} `));
    expect(line).toContain(about);
    expect(line?.length).toBeLessThanOrEqual(110);
  }
});
