import { manifestRows, type Case } from '../case.ts';

const says = 'An https address';

const links = (rows: readonly (readonly [what: string, address: string])[]): readonly Case[] =>
  manifestRows(
    'links',
    rows.map(([what, address]) => [
      what,
      `{ "facebook": ¶${JSON.stringify(address)} }`,
      'schema.invalid',
      says,
    ]),
  );

/** Links and addresses that would run, leave or look like something else. */
export const addresses: readonly Case[] = [
  ...links([
    ['a script', 'javascript:alert(1)'],
    ['a script behind a line', 'java\nscript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a document of data', 'data:text/html,<script>1</script>'],
    ['a file', 'file:///etc/passwd'],
    ['plain http', 'http://facebook.com/shop'],
    ['a host without a scheme', '//facebook.com/shop'],
    ['a host behind backslashes', '/\\facebook.com'],
    ['a path of others', '/wps/session'],
    ['a quote that ends an attribute', 'https://facebook.com/"onclick="x'],
    ['markup', 'https://facebook.com/<script>'],
    ['a space', 'https://facebook.com/a b'],
    ['somebody’s name before the host', 'https://facebook.com@evil.example/'],
    ['a host of numbers', 'https://2130706433/'],
    ['an address of IPv4', 'https://127.0.0.1/'],
    ['an address of IPv6', 'https://[::1]/'],
    ['a host with an empty label', 'https://facebook..com/'],
    ['a host that ends in a dot', 'https://facebook.com./'],
    ['a port that there is not', 'https://facebook.com:99999/'],
    ['a backslash in the path', 'https://facebook.com/\\evil.example'],
    ['301 letters', `https://facebook.com/${'a'.repeat(280)}`],
    ['a view of a source', 'view-source:https://facebook.com'],
    ['a blob', 'blob:https://facebook.com/1'],
  ]),
  ...manifestRows('links', [
    [
      'a place that there is not',
      '{ ¶"myspace": "https://myspace.com/shop" }',
      'schema.unknown-key',
      'facebook',
    ],
    ['an https address', '{ "facebook": "https://facebook.com/shop?a=1&b=2#c" }'],
  ]),
  ...manifestRows('api', [
    [
      'a platform on a machine of the cloud',
      '{ "upstream": ¶"https://169.254.169.254/latest" }',
      'schema.invalid',
      says,
    ],
    [
      'a platform behind plain http',
      '{ "upstream": ¶"http://platform.example" }',
      'schema.invalid',
      says,
    ],
  ]),
  ...manifestRows('firebase', [
    [
      'a domain with a path',
      '{ "projectId": "p", "apiKey": "k", "authDomain": ¶"a.example/x" }',
      'schema.invalid',
      'A host name',
    ],
    [
      'an emulator elsewhere',
      '{ "projectId": "demo-p", "apiKey": "k", "authDomain": "a.example", "emulator": ¶"http://evil.example:9099" }',
      'schema.invalid',
      'emulator',
    ],
    [
      'an emulator for a project that is none of a demo',
      '{ "projectId": "p", "apiKey": "k", "authDomain": "a.example", "emulator": ¶"http://localhost:9099" }',
      'firebase.standIn',
      'Leave it out',
    ],
    [
      'codes on the site’s own host',
      '{ "projectId": "p", "apiKey": "k", "authDomain": "a.example", "codes": ¶"http://shop.localhost" }',
      'firebase.codes-own',
      'of their own',
    ],
    [
      'codes on an address of a machine',
      '{ "projectId": "p", "apiKey": "k", "authDomain": "a.example", "codes": ¶"https://10.0.0.1" }',
      'schema.invalid',
      'The origin',
    ],
    [
      'codes with a path',
      '{ "projectId": "p", "apiKey": "k", "authDomain": "a.example", "codes": ¶"https://codes.example/x" }',
      'schema.invalid',
      'The origin',
    ],
    [
      'a key that cannot be seen',
      String.raw`{ "projectId": "p", "apiKey": ¶"k\u200b", "authDomain": "a.example" }`,
      'text.unseen',
      'Type it anew',
    ],
  ]),
  ...manifestRows('logo', [
    ['a way up', '{ "mark": ¶"assets/../../../etc/x.svg" }', 'schema.invalid', 'A file in assets/'],
    ['a path of the machine', '{ "mark": ¶"/etc/passwd" }', 'schema.invalid', 'A file in assets/'],
    [
      'a path of Windows',
      String.raw`{ "mark": ¶"C:\\x.svg" }`,
      'schema.invalid',
      'A file in assets/',
    ],
    [
      'a share of Windows',
      String.raw`{ "mark": ¶"\\\\evil\\x.svg" }`,
      'schema.invalid',
      'A file in assets/',
    ],
    [
      'an address',
      '{ "mark": ¶"https://evil.example/x.svg" }',
      'schema.invalid',
      'A file in assets/',
    ],
    ['data', '{ "mark": ¶"data:image/svg+xml,<svg/>" }', 'schema.invalid', 'A file in assets/'],
    [
      'a zero that ends the name',
      String.raw`{ "mark": ¶"assets/mark.svg\u0000.png" }`,
      'schema.invalid',
      'A file in assets/',
    ],
    ['two endings', '{ "mark": ¶"assets/mark.svg.exe" }', 'schema.invalid', 'A file in assets/'],
    ['a device of Windows', '{ "mark": ¶"assets/con.svg" }', 'schema.invalid', 'A file in assets/'],
    [
      'a stream of Windows',
      '{ "mark": ¶"assets/mark.svg:x" }',
      'schema.invalid',
      'A file in assets/',
    ],
    ['a kind that moves', '{ "mark": ¶"assets/mark.gif" }', 'schema.invalid', 'A file in assets/'],
    ['a folder below', '{ "mark": ¶"assets/a/mark.svg" }', 'schema.invalid', 'A file in assets/'],
    ['percent signs', '{ "mark": ¶"assets/%2e%2e.svg" }', 'schema.invalid', 'A file in assets/'],
    [
      'a name that is nearly right',
      '{ "mark": ¶"assets/makr.svg" }',
      'asset.missing',
      'Did you mean "assets/mark.svg"?',
    ],
    [
      'a name that is nothing',
      '{ "mark": ¶"assets/nothing-of-the-kind.svg" }',
      'asset.missing',
      'Put the file there',
    ],
  ]),
];
