import { manifestRows, manifestWith, mark, type Case } from '../case.ts';

const whole = (
  what: string,
  changes: Record<string, string | undefined>,
  code: string,
  hint: string,
): Case => ({
  what,
  file: 'manifest.jsonc',
  text: mark + manifestWith(changes),
  code,
  hint,
});

/** Keys, kinds and figures that are not what a manifest takes. */
export const values: readonly Case[] = [
  ...manifestRows('schemaVersion', [
    ['an older format', '1', 'manifest.version', 'migrate --write'],
    ['no format', '0', 'manifest.version', 'migrate --write'],
    ['a format to come', '3', 'manifest.version', 'Update'],
    ['a format far away', '9007199254740993', 'manifest.version', 'Update'],
    ['a text', '"2"', 'schema.invalid', 'version'],
    ['half a format', '1.5', 'schema.invalid', 'version'],
  ]),
  ...manifestRows('environment', [
    ['nearly a demo', '"dmeo"', 'schema.invalid', 'Did you mean "demo"?'],
    ['an object', '{}', 'schema.invalid', 'One of'],
  ]),
  ...manifestRows('jurisdiction', [
    ['the key of a prototype', '"__proto__"', 'schema.invalid', 'One of'],
    ['another one', '"constructor"', 'schema.invalid', 'One of'],
    ['a place without a profile', '"XX"', 'schema.invalid', '"'],
  ]),
  ...manifestRows('currency', [
    ['none that there is', '"EUK"', 'manifest.currency', 'Did you mean'],
    ['small letters', '"eur"', 'schema.invalid', 'ISO 4217'],
    ['markup', '"<b>"', 'schema.invalid', 'ISO 4217'],
  ]),
  ...manifestRows('timeZone', [
    ['a place on the moon', '"Moon/Crater"', 'manifest.time-zone', 'IANA'],
    ['a way up', '"../../etc/passwd"', 'schema.invalid', 'IANA'],
    ['an offset', '"+08:00"', 'schema.invalid', 'IANA'],
    ['nearly a place', '"Europe/Mata"', 'manifest.time-zone', 'Did you mean "Europe/Malta"?'],
  ]),
  ...manifestRows('languages', [
    ['one that there is not', '[¶"XX"]', 'schema.invalid', 'EN'],
    ['the key of a prototype', '[¶"__proto__"]', 'schema.invalid', 'One of'],
    ['none', '[]', 'schema.invalid', 'language codes'],
    ['the same twice', '["EN", "EN"]', 'schema.invalid', 'language codes'],
  ]),
  ...manifestRows('defaultLanguage', [
    ['one that the site has not', '"AR"', 'manifest.default-language', 'EN'],
  ]),
  ...manifestRows('minAge', [
    ['a child', '12', 'schema.invalid', 'Asked and shown'],
    ['below nothing', '-18', 'schema.invalid', 'Asked and shown'],
    ['as a text', '"18"', 'schema.invalid', 'Asked and shown'],
    ['half a year', '18.5', 'schema.invalid', 'Asked and shown'],
    ['a very large figure', '1e400', 'schema.invalid', 'Asked and shown'],
  ]),
  ...manifestRows('idleMinutes', [
    ['for ever', '1e9', 'schema.invalid', 'without a request'],
    ['never', '0', 'schema.invalid', 'without a request'],
  ]),
  ...manifestRows('brand', [
    ['a colour that is cut', '{ "action": { "color": ¶"#2457d" } }', 'schema.invalid', '#rrggbb'],
    [
      'a colour that ends its rule',
      '{ "action": { "color": ¶"#2457d6;}body{x:y" } }',
      'schema.invalid',
      '#rrggbb',
    ],
    [
      'an address as a colour',
      '{ "action": { "color": ¶"url(//evil.example)" } }',
      'schema.invalid',
      '#rrggbb',
    ],
    [
      'a role that there is not',
      '{ "action": { "color": "#2457d6" }, ¶"actoin": {} }',
      'schema.unknown-key',
      'Did you mean "action"?',
    ],
    [
      'a policy that there is not',
      '{ "action": { "color": "#2457d6", "policy": ¶"exakt" } }',
      'schema.invalid',
      'Did you mean "exact"?',
    ],
    [
      'a link that cannot be read',
      '{ "action": { "color": "#2457d6" }, "link": { "color": ¶"#ffff00", "policy": "exact" } }',
      'brand.refused',
      'nearest',
    ],
    [
      'lettering that ends its rule',
      '{ "action": { "color": "#2457d6", "on": ¶"#fff}" } }',
      'schema.invalid',
      '#rrggbb',
    ],
  ]),
  ...manifestRows('flags', [
    ['one that there is not', '{ ¶"CBS33": true }', 'schema.unknown-key', 'Did you mean'],
    ['a text in place of yes', '{ "CBS3": ¶"true" }', 'schema.invalid', ''],
    ['a prototype', '{ ¶"__proto__": { "CBS3": true } }', 'source.forbidden-key', 'Take it out'],
    [
      'a prototype by escapes',
      String.raw`{ ¶"\u005f_proto__": {} }`,
      'source.forbidden-key',
      'Take it out',
    ],
    ['a constructor', '{ ¶"constructor": {} }', 'source.forbidden-key', 'Take it out'],
  ]),
  ...manifestRows('extends', [
    ['a family that there is not', '"metor"', 'family.missing', 'There is none'],
    ['a way up', '"../shop"', 'schema.invalid', 'A family'],
    ['a device of Windows', '"aux"', 'schema.invalid', 'A family'],
  ]),
  ...manifestRows('jackpotMode', [
    ['invented on a live site', '"fed"', 'schema.invalid', 'Did you mean "feed"?'],
  ]),
  ...manifestRows('sizeBudget', [['below nothing', '{ "script": ¶-1 }', 'schema.invalid', 'KB']]),
  ...manifestRows('languageTags', [
    ['a tag with a quote', String.raw`{ "EN": ¶"en\"><script>" }`, 'schema.invalid', ''],
  ]),
  ...manifestRows('banners', [
    [
      'one that leads to a script',
      '[{ "dark": "assets/mark.svg", "light": "assets/mark.svg", "alt": "banner.a", "link": ¶"javascript:1" }]',
      'schema.invalid',
      'An https address',
    ],
    [
      'thirteen',
      `[${Array.from({ length: 13 }, () => '{ "dark": "assets/mark.svg", "light": "assets/mark.svg", "alt": "banner.a", "link": "/m/help" }').join()}]`,
      'schema.invalid',
      'Banners',
    ],
  ]),
  ...manifestRows('art', [
    [
      'a studio by a path',
      '{ "studios": { ¶"../X": "assets/mark.svg" } }',
      'schema.unknown-key',
      '',
    ],
    [
      'a name that is nearly right',
      '{ ¶"scenes": "assets/mark.svg" }',
      'schema.unknown-key',
      'Did you mean "scene"?',
    ],
  ]),
  {
    what: 'a key that is nearly right',
    file: 'manifest.jsonc',
    text: manifestWith({ nmae: '"Shop"' }).replace('"nmae"', '¶"nmae"'),
    code: 'schema.unknown-key',
    hint: 'Did you mean "name"?',
  },
  whole('no code', { code: undefined }, 'schema.missing', 'The folder name'),
  whole('no name', { name: undefined }, 'schema.missing', 'players read'),
  whole('no domains', { domains: undefined }, 'schema.missing', 'Host names'),
  whole('no brand', { brand: undefined }, 'schema.missing', 'grows from'),
  whole('no logo', { logo: undefined }, 'schema.missing', 'logo names the mark'),
  whole('no format', { schemaVersion: undefined }, 'schema.missing', 'version'),
];
