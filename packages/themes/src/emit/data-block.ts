import { languages } from '../contract/languages.ts';
import type { MerchantData } from '../contract/merchant-data.ts';
import type { Merchant } from '../merchant.ts';

/** What the page knows of its merchant. */
export function dataBlock({ manifest, template, texts }: Merchant, mark: string): MerchantData {
  const ordered = [
    manifest.defaultLanguage,
    ...manifest.languages.filter((code) => code !== manifest.defaultLanguage),
  ];
  return {
    code: manifest.code,
    name: manifest.name,
    currency: manifest.currency,
    timeZone: manifest.timeZone,
    minAge: manifest.minAge,
    environment: manifest.environment ?? 'production',
    languages: ordered.flatMap((code) => {
      const language = languages.get(code);
      return language ? [{ code, ...language }] : [];
    }),
    defaultTheme: template.defaultTheme,
    template: template.slots,
    logo: { mark },
    gameHosts: manifest.hosts?.games ?? [],
    texts,
  };
}

/** JSON that is safe inside a script element: nothing in it can end the element. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
