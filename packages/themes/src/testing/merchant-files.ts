import type { MerchantFiles } from '../merchant.ts';

const manifest = {
  schemaVersion: 3,
  code: 'test',
  name: 'Test',
  domains: ['test.localhost'],
  jurisdiction: 'INT',
  minAge: 18,
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  languages: ['EN'],
  defaultLanguage: 'EN',
  brand: { action: { color: '#2457d6' } },
  logo: { mark: 'assets/mark.svg' },
  icons: {
    small: 'assets/icon-192.png',
    large: 'assets/icon-512.png',
    maskable: 'assets/icon-maskable.png',
    apple: 'assets/icon-apple.png',
  },
  contacts: { email: 'help@test.example' },
  legal: {
    licensee: 'Test Games Ltd',
    help: [{ name: 'A helpline', url: 'https://help.example/' }],
    terms: '/m/help?i=1',
    privacy: '/m/help?i=2',
  },
};

const file = (name: string, content: unknown) => ({
  file: name,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});

/** A merchant's folder in memory, with any file replaced. */
export function merchantFiles(
  changes: {
    manifest?: object;
    tokens?: unknown;
    dark?: unknown;
    light?: unknown;
    template?: unknown;
    texts?: Readonly<Record<string, unknown>>;
    family?: MerchantFiles['family'];
  } = {},
): MerchantFiles {
  return {
    manifest: file('manifest.jsonc', { ...manifest, ...changes.manifest }),
    modes: {
      ...(changes.dark ? { dark: file('tokens.dark.json', changes.dark) } : {}),
      ...(changes.light ? { light: file('tokens.light.json', changes.light) } : {}),
    },
    texts: Object.fromEntries(
      Object.entries(changes.texts ?? {}).map(([code, text]) => [
        code,
        file(`locales/${code}.json`, text),
      ]),
    ),
    ...(changes.family ? { family: changes.family } : {}),
    ...(changes.tokens ? { tokens: file('tokens.json', changes.tokens) } : {}),
    ...(changes.template ? { template: file('template.json', changes.template) } : {}),
  };
}

/** A token of a DTCG file at a dotted path. */
export const tokenAt = (path: string, $type: string, $value: unknown): object =>
  path
    .split('.')
    .toReversed()
    .reduce<object>((inner, name) => ({ [name]: inner }), { $type, $value });

export const srgb = (r: number, g: number, b: number, alpha?: number) => ({
  colorSpace: 'srgb',
  components: [r, g, b],
  ...(alpha === undefined ? {} : { alpha }),
});
