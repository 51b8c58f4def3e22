import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles } from '../testing/merchant-files.ts';
import { nameFault, sentenceFault } from '../invisible-characters.ts';

const faultsOf = (changes: Parameters<typeof merchantFiles>[0]) =>
  readMerchant(merchantFiles(changes)).diagnostics.map(({ code, message, hint }) => ({
    code,
    message,
    hint,
  }));

it.each([
  ['a zero', 'Au\u0000rora', 'U+0000'],
  ['half a letter', 'Aurora\uD83D', 'U+D83D'],
  ['a turned direction', 'Aurora \u202Egnp.exe', 'U+202E'],
  ['an isolate', '\u2066Aurora\u2069', 'U+2066'],
  ['a space of no width', 'Au\u200Brora', 'U+200B'],
  ['a joiner between Latin letters', 'Au\u200Drora', 'U+200D'],
  ['a soft hyphen', 'Au\u00ADrora', 'U+00AD'],
  ['a filler', 'Aurora\u3164', 'U+3164'],
  ['a tag', 'Aurora\u{E0061}', 'U+E0061'],
  ['an empty pattern of Braille', '\u2800', 'U+2800'],
  ['a mark of order', '\uFEFFAurora', 'U+FEFF'],
  ['a new line', 'Aurora\nBorealis', 'U+000A'],
  ['nothing but room', '\u3000\u00A0', 'nothing that can be seen'],
  ['room before it', ' Aurora', 'begins or ends with a space'],
  ['heaps of marks', `A${'\u0301'.repeat(6)}urora`, 'heaps more marks'],
])('refuses %s in a name', (_what, name, says) => {
  expect(nameFault(name)?.message).toContain(says);
});

it.each([
  ['Latin with accents', 'Çınar Ödül'],
  ['Arabic', 'نسر الذهب'],
  ['Persian with its joiner', 'می\u200Cخواهم'],
  ['Devanagari with a joiner', 'क्\u200Dष'],
  ['Thai with two marks', 'ที่นี่'],
  ['a family of emoji', 'Club 👨\u200D👩\u200D👧'],
  ['a heart in colour', 'Love \u2764\uFE0F'],
  ['markup, which is escaped wherever it is written', '<b>Bet</b> ${x}'],
])('lets %s stand in a name', (_what, name) => {
  expect(nameFault(name)).toBeUndefined();
});

it('lets a sentence break lines and close the directions it opens, and no more', () => {
  expect(sentenceFault('One\nTwo \u2066AB12\u2069 \u200F')).toBeUndefined();
  expect(sentenceFault('\u2067open')?.message).toContain('turns the direction');
  expect(sentenceFault('\u2069\u2066')?.message).toContain('turns the direction');
  expect(sentenceFault('safe \u202Eevil')?.message).toContain('U+202E');
});

it('says of a name in any file that it cannot be seen, at its place', () => {
  const unseen = 'A\u202Eb';
  expect(faultsOf({ manifest: { name: unseen } })).toContainEqual({
    code: 'text.unseen',
    message: '"name" holds U+202E, which cannot be seen.',
    hint: expect.stringContaining('Type it anew') as string,
  });
  const legal = { licensee: unseen, terms: '/m/help?i=1', privacy: '/m/help?i=2' };
  const codes = (changes: Parameters<typeof merchantFiles>[0]) =>
    faultsOf(changes).map(({ code }) => code);
  expect(codes({ manifest: { legal } })).toContain('text.unseen');
  expect(codes({ template: { app_desc: { EN: unseen } } })).toContain('text.unseen');
  expect(codes({ texts: { EN: { 'hero.title': unseen } } })).toContain('text.unseen');
});

it.each([
  '-',
  'shop',
  '..',
  'a..b',
  '.example.com',
  'example.com.',
  '-shop.example.com',
  'shop-.example.com',
  '127.0.0.1',
  '169.254.169.254',
  '0x7f.1',
  '2130706433',
  'shop.example.123',
  'https://shop.example.com/',
  'shop.example.com/play',
  'shop.example.com:443',
  'Shop.Example.com',
  'sh_op.example.com',
  'ünder.example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'abcdefgh.'.repeat(30)}com`,
])('takes no domain for a host name that is none: %s', (domain) => {
  const found = faultsOf({ manifest: { domains: [domain] } });
  expect(found.map(({ code }) => code)).toContain('schema.invalid');
  expect(found[0]?.hint).toContain('play.example');
});

it.each(['shop.localhost', 'xn--nder-1ra.example.com', 'a-b.c1.example', '1a.example.com'])(
  'takes %s for a host',
  (domain) => {
    expect(faultsOf({ manifest: { domains: [domain] } })).toEqual([]);
  },
);

it.each([
  ['hosts', { customerService: ['169.254.169.254'] }],
  ['hosts', { games: ['games.example:0'] }],
  ['hosts', { images: ['games.example:65536'] }],
  ['hosts', { games: ['[::1]:8080'] }],
  ['links', { facebook: 'https://127.0.0.1/x' }],
  ['links', { facebook: 'https://a..b/x' }],
  ['api', { upstream: 'https://2130706433/' }],
])('trusts no address of a machine under %s: %j', (key, value) => {
  expect(faultsOf({ manifest: { [key]: value } }).map(({ code }) => code)).toContain(
    'schema.invalid',
  );
});

it('trusts hosts with a port, and with every port in a demo', () => {
  const hosts = { games: ['games.localhost:*', 'games.example:8443'] };
  expect(faultsOf({ manifest: { environment: 'demo', hosts } })).toEqual([]);
});

it('gives nobody a name that Windows keeps for a device', () => {
  for (const code of ['con', 'aux', 'com1', 'lpt9', 'nul'])
    expect(faultsOf({ manifest: { code } })[0]?.hint).toContain('Windows');
  expect(faultsOf({ manifest: { code: 'console' } })).toEqual([]);
  expect(faultsOf({ manifest: { logo: { mark: 'assets/con.svg' } } })[0]?.code).toBe(
    'schema.invalid',
  );
  expect(faultsOf({ manifest: { logo: { mark: 'assets/cone.svg' } } })).toEqual([]);
});
