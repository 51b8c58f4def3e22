import { expect, it } from 'vitest';
import { readMerchant } from './merchant.ts';
import { merchantFiles, srgb, tokenAt } from './testing/merchant-files.ts';

const codes = (files: Parameters<typeof readMerchant>[0]): string[] =>
  readMerchant(files).diagnostics.map(({ code }) => code);

it('makes a complete theme of a name and a colour', () => {
  const { merchant, diagnostics } = readMerchant(merchantFiles());
  expect(diagnostics).toEqual([]);
  expect(merchant?.themes.light.get('color.action.rest')?.value).toEqual({
    type: 'color',
    value: '#2457d6',
  });
  expect(merchant?.template.slots.header).toBe('row');
});

it('says every complaint at once, each at its line and column', () => {
  const files = merchantFiles({
    manifest: { curency: 'EUR', minAge: 12 },
    tokens:
      '{\n  "color": {\n    "action": {\n      "rset": { "$type": "color", "$value": 1 }\n    }\n  }\n}',
    template: { slots: { header: 'tripel' } },
  });
  const { diagnostics } = readMerchant(files);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'schema.unknown-key', hint: 'Did you mean "currency"?' }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'token.unknown',
      file: 'tokens.json',
      line: 4,
      column: 7,
      hint: 'Did you mean "color.action.rest"?',
    }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'schema.invalid', file: 'template.json' }),
  );
  expect(diagnostics.filter(({ file }) => file === 'manifest.jsonc').length).toBeGreaterThan(1);
});

it('lets a later layer move whatever points at what it overrides', () => {
  const { merchant } = readMerchant(
    merchantFiles({
      tokens: tokenAt('color.surface.bar', 'color', '{color.surface.page}'),
      dark: tokenAt('color.surface.page', 'color', srgb(0, 0, 0)),
    }),
  );
  expect(merchant?.themes.dark.get('color.surface.bar')?.value).toEqual({
    type: 'color',
    value: '#000000',
  });
  expect(merchant?.themes.light.get('color.surface.bar')?.value).toEqual(
    merchant?.themes.light.get('color.surface.page')?.value,
  );
});

it('refuses aliases that go in a circle', () => {
  const circle = {
    color: {
      $type: 'color',
      surface: {
        page: { $value: '{color.surface.raised}' },
        raised: { $value: '{color.surface.page}' },
      },
    },
  };
  const { diagnostics } = readMerchant(merchantFiles({ tokens: circle }));
  expect(diagnostics[0]).toMatchObject({
    code: 'token.value',
    message: expect.stringContaining('circle') as string,
  });
});

it('refuses text that cannot be read, and names the ground it stands on', () => {
  const files = merchantFiles({ dark: tokenAt('color.text.strong', 'color', srgb(0.2, 0.2, 0.2)) });
  const { merchant, diagnostics } = readMerchant(files);
  expect(merchant).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ code: 'contrast.low', file: 'tokens.dark.json' });
  expect(diagnostics[0]?.message).toContain('color.surface.page');
  expect(diagnostics[0]?.hint).toMatch(/^#[0-9a-f]{6} is the nearest to #333333 that would do on /);
});

it('finds readable text for a middling seed and keeps the seed to the letter', () => {
  const grey = { brand: { action: { color: '#777777' } } };
  const { merchant, diagnostics } = readMerchant(merchantFiles({ manifest: grey }));
  expect(diagnostics).toEqual([]);
  expect(merchant?.themes.dark.get('color.action.rest')?.value).toEqual({
    type: 'color',
    value: '#777777',
  });
});

it('lets no value leave its declaration', () => {
  const hostile = [
    tokenAt('type.text.family', 'fontFamily', ['x; } body { background: url(//evil)']),
    tokenAt('color.surface.page', 'color', { colorSpace: 'srgb', components: ['0; }', 0, 0] }),
    tokenAt('radius.card', 'dimension', { value: 4, unit: 'px; color: red' }),
    tokenAt('motion.press', 'duration', { value: 1e9, unit: 'ms' }),
    tokenAt('space.inset', 'dimension', 'calc(1px + 1px)'),
  ];
  for (const tokens of hostile) expect(codes(merchantFiles({ tokens }))).toContain('token.value');
});

it('refuses keys that hide another or reach for a prototype, and files without end', () => {
  const text = (body: string) => ({
    ...merchantFiles(),
    tokens: { file: 'tokens.json', text: body },
  });
  expect(codes(text('{"color": {}, "color": {}}'))).toEqual(['source.duplicate-key']);
  expect(codes(text('{"__proto__": {}}'))).toEqual(['source.forbidden-key']);
  expect(codes(text('['.repeat(60) + ']'.repeat(60)))).toEqual(['source.too-deep']);
  expect(codes(text('['.repeat(100_000)))).toEqual(['source.too-deep']);
  expect(codes(text('null'))).toEqual(['token.file']);
  expect(codes(text(`"${'x'.repeat(300_000)}"`))).toEqual(['source.too-large']);
  expect(codes(text('{"color": '))[0]).toBe('source.syntax');
});

it('refuses a family that nobody serves', () => {
  const tokens = tokenAt('type.text.family', 'fontFamily', ['Figtree Varaible']);
  expect(readMerchant(merchantFiles({ tokens })).diagnostics[0]).toMatchObject({
    code: 'font.unknown',
    hint: 'Did you mean "Figtree Variable"?',
  });
});

it('trusts every port of a game host in a demo only', () => {
  const hosts = { games: ['games.localhost:*'] };
  expect(codes(merchantFiles({ manifest: { hosts } }))).toEqual(['manifest.host-wildcard']);
  expect(codes(merchantFiles({ manifest: { hosts, environment: 'demo' } }))).toEqual([]);
});

it('refuses countries for messages that do not exist, each at its place', () => {
  const { diagnostics } = readMerchant(
    merchantFiles({ manifest: { smsCountries: ['PH', 'XX', 'GB', 'UK'] } }),
  );
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['manifest.country', 'A country as ISO 3166 has it, such as PH.'],
    ['manifest.country', 'Did you mean "GB"?'],
  ]);
  expect(codes(merchantFiles({ manifest: { smsCountries: [] } }))).toEqual(['schema.invalid']);
});

it('refuses currencies and time zones that do not exist, and texts in a language the site has not', () => {
  expect(codes(merchantFiles({ manifest: { currency: 'EUK', timeZone: 'Europe/Molta' } }))).toEqual(
    ['manifest.currency', 'manifest.time-zone'],
  );
  const files = { ...merchantFiles(), texts: { TY: { file: 'locales/TY.json', text: '{}' } } };
  expect(codes(files)).toEqual(['texts.language']);
});

it('refuses to frame a game from the site itself', () => {
  const manifest = { environment: 'demo', hosts: { games: ['test.localhost:*'] } };
  expect(codes(merchantFiles({ manifest }))).toEqual(['manifest.host-own']);
});

it('wants the default language among the languages [CF-11]', () => {
  expect(codes(merchantFiles({ manifest: { languages: ['TY'] } }))).toEqual([
    'manifest.default-language',
  ]);
});

it('grows text that can be read on the surfaces a brand wrote down', () => {
  const grey = (part: number) => tokenAt('color.surface.inset', 'color', srgb(part, part, part));
  const link = (light: unknown) =>
    readMerchant(
      merchantFiles({ manifest: { brand: { action: { color: '#5ce1ff' } } }, light }),
    ).merchant?.themes.light.get('color.action.text')?.value.value;
  expect(link(undefined)).toBeDefined();
  expect(link(grey(0.75))).toBeDefined();
  expect(link(grey(0.75))).not.toBe(link(undefined));
});

it('knows the words of a banner by the key that the manifest gives them', () => {
  const banner = { dark: 'assets/a.svg', light: 'assets/a.svg', alt: 'banner.a', link: '/m/promo' };
  const words = { file: 'locales/EN.json', text: '{ "banner.a": "A week", "banner.b": "Gone" }' };
  const { diagnostics } = readMerchant({
    ...merchantFiles({ manifest: { banners: [banner] } }),
    texts: { EN: words },
    app: { textKeys: new Set(['hero.title']), languages: new Set(['EN']) },
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Nothing asks for the text "banner.b".',
  ]);
});

it('lets what is drawn on a stage follow the ground that a brand wrote, in its mode alone', () => {
  const stage = (light?: object) => {
    const { merchant, diagnostics } = readMerchant(merchantFiles(light ? { light } : {}));
    expect(diagnostics).toEqual([]);
    const of = (mode: 'dark' | 'light') =>
      ['color.scene.text', 'color.scene.soft', 'color.scene.accent', 'gradient.veil'].map(
        (path) => merchant?.themes[mode].get(path)?.value,
      );
    return { dark: of('dark'), light: of('light') };
  };
  const grown = stage();
  const written = stage(tokenAt('color.scene.ground', 'color', srgb(1, 0.9, 0.95)));
  expect(written.dark).toEqual(grown.dark);
  for (const [place, value] of written.light.entries())
    expect(value).not.toEqual(grown.light[place]);
});
