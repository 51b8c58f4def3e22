import { manifestRows, type Case } from '../case.ts';

const alone = 'A host name alone';
const withPort = 'A host name, with a port';

const domains = (rows: readonly (readonly [what: string, domain: string])[]): readonly Case[] =>
  manifestRows(
    'domains',
    rows.map(([what, domain]) => [what, `[¶${JSON.stringify(domain)}]`, 'schema.invalid', alone]),
  );

const hosts = (key: string, rows: readonly (readonly [what: string, host: string])[]) =>
  manifestRows(
    'hosts',
    rows.map(([what, host]) => [
      `${key}, ${what}`,
      `{ "${key}": [¶${JSON.stringify(host)}] }`,
      'schema.invalid',
      withPort,
    ]),
  );

/** What a browser would take for another place than a host of the net. */
export const hostCases: readonly Case[] = [
  ...domains([
    ['a hyphen', '-'],
    ['a dot', '.'],
    ['two dots', '..'],
    ['one word', 'shop'],
    ['this machine', 'localhost'],
    ['an empty label', 'a..b.example'],
    ['a dot in front', '.shop.example'],
    ['a dot at the end', 'shop.example.'],
    ['a label that begins with a hyphen', '-shop.example'],
    ['a label that ends with a hyphen', 'shop-.example'],
    ['a label of 64 letters', `${'a'.repeat(64)}.example`],
    ['more than 253 letters', `${'abcdefgh.'.repeat(31)}example`],
    ['an address of IPv4', '127.0.0.1'],
    ['the address where clouds keep their secrets', '169.254.169.254'],
    ['an address in octal', '0177.0.0.1'],
    ['an address in hexadecimal', '0x7f.0.0.1'],
    ['an address as one number', '2130706433'],
    ['a short address', '127.1'],
    ['a number as the last label', 'shop.example.42'],
    ['an address of IPv6', '[::1]'],
    ['a scheme', 'https://shop.example'],
    ['a path', 'shop.example/play'],
    ['a port', 'shop.example:443'],
    ['somebody’s name before it', 'good.example@evil.example'],
    ['capitals', 'Shop.example'],
    ['an underscore', 'my_shop.example'],
    ['every name below one', '*.shop.example'],
    ['letters that are not of the net', 'münchen.example'],
    ['a letter that looks like another', 'аpple.example'],
    ['a full-width dot', 'shop．example'],
    ['a space', 'shop .example'],
    ['a zero', 'shop\u0000.example'],
    ['a new line, and a header', 'shop.example\r\nX: y'],
    ['a mark of direction', '\u202eshop.example'],
    ['percent signs', 'shop%2eexample'],
    ['a question', 'shop.example?x'],
    ['a backslash', 'shop.example\\@evil.example'],
  ]),
  ...manifestRows('domains', [
    ['none', '[]', 'schema.invalid', 'Host names'],
    ['the same twice', '["a.example", "a.example"]', 'schema.invalid', 'Host names'],
    ['a text in place of a list', '"shop.example"', 'schema.invalid', 'Host names'],
    [
      'fifty-one',
      `[${Array.from({ length: 51 }, (_, index) => `"s${index}.example"`).join()}]`,
      'schema.invalid',
      'Host names',
    ],
    ['a name in letters of the net for others', '["xn--mnchen-3ya.example"]'],
  ]),
  ...hosts('customerService', [
    ['an address of a machine', '169.254.169.254'],
    ['an address of a network at home', '192.168.1.1:8080'],
    ['two dots', '..'],
    ['a hyphen', '-'],
    ['an empty label', 'a..b'],
    ['everything', '*'],
  ]),
  ...hosts('images', [
    ['port 0', 'img.example:0'],
    ['a port that there is not', 'img.example:65536'],
    ['a port with a sign', 'img.example:+80'],
    ['another policy behind it', "img.example; script-src 'unsafe-inline'"],
    ['a scheme of data', 'data:'],
    ['every name below one', '*.img.example'],
  ]),
  ...hosts('games', [
    ['every host', '*:*'],
    ['a keyword of the policy', "'self'"],
    ['a path', 'games.example/game'],
    ['an address of IPv6 with a port', '[fe80::1]:443'],
  ]),
  ...manifestRows('hosts', [
    [
      'games on the site’s own host',
      '{ "games": [¶"shop.localhost"] }',
      'manifest.host-own',
      'of their own',
    ],
    [
      'games on the site’s own host, at a port',
      '{ "games": [¶"shop.localhost:*"] }',
      'manifest.host-own',
      'of their own',
    ],
    [
      'a kind that there is not',
      '{ ¶"scripts": ["cdn.example"] }',
      'schema.unknown-key',
      'games, images',
    ],
  ]),
];
