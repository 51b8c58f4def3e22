import { flagsOf } from '../flags/flags.ts';
import { languages } from '../contract/languages.ts';
import type { MerchantData, PlayTerms } from '../contract/merchant-data.ts';
import type { Mode } from '../contract/token.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Merchant } from '../merchant.ts';
import { brandArt, type PlacedPictures } from './brand-art.ts';

/** The merchant's languages with their tags, the default first. */
const languagesOf = ({ languages: codes, defaultLanguage, languageTags }: Manifest) =>
  [defaultLanguage, ...codes.filter((code) => code !== defaultLanguage)].flatMap((code) => {
    const language = languages.get(code);
    return language ? [{ code, ...language, tag: languageTags[code] ?? language.tag }] : [];
  });

/** Keys of the manifest that a page knows under the same name. */
const sameKeys = [
  'code',
  'name',
  'currency',
  'timeZone',
  'minAge',
  'environment',
  'links',
  'contacts',
  'downloads',
  'jurisdiction',
  'jackpotMode',
  'statusReading',
  'rememberMode',
  'loginAudience',
  'loginAfterRegister',
  'showPasswordChangeError',
  'firebaseFailureToast',
  'csPathCodec',
] as const satisfies readonly (keyof Manifest & keyof MerchantData)[];

/** What a page says or does by itself; of the rest it hears from the platform, which has it all. */
const playKeys = [
  'kycGate',
  'demo',
  'autoplay',
  'vip',
  'realityCheckMinutes',
  'breakMinutes',
  'timeOuts',
  'exclusions',
  'wageringAtMost',
  'disclaimerTicked',
  'welcomeBonus',
  'reverseWithdrawals',
  'creditCards',
  'crypto',
  'panicButton',
  'careBar',
] as const satisfies readonly (keyof PlayTerms)[];

const picked = <Whole extends object, Key extends keyof Whole>(
  from: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> => Object.fromEntries(keys.map((key) => [key, from[key]])) as never;

/**
 * What the page knows of its merchant. `place` says where an asset of the
 * folder is served, a build puts its hash into the name; `marks` which drawing
 * of the logo stands in each mode; `sizeOf` how large a picture is.
 */
export function dataBlock(
  { manifest, profile, template, texts }: Merchant,
  place: (asset: string) => string,
  marks: Readonly<Record<Mode, string>> = { dark: manifest.logo.mark, light: manifest.logo.mark },
  sizeOf: PlacedPictures['sizeOf'] = () => undefined,
): MerchantData {
  const art = brandArt(manifest.art, { place, sizeOf });
  const { logo, legal, firebase } = manifest;
  const { app } = template;
  return {
    ...picked(manifest, sameKeys),
    play: picked(manifest.play, playKeys),
    languages: languagesOf(manifest),
    defaultTheme: template.defaultTheme,
    template: template.slots,
    home: template.home,
    logo: {
      mark: { dark: place(marks.dark), light: place(marks.light) },
      ...(logo.wordmark === undefined ? {} : { wordmark: place(logo.wordmark) }),
    },
    ...(art ? { art } : {}),
    app: {
      description: app.description,
      ...(app.background === undefined ? {} : { background: place(app.background) }),
      ...(app.color === undefined ? {} : { color: app.color }),
      ...(app.rating === undefined ? {} : { rating: app.rating }),
    },
    banners: manifest.banners.map(({ dark, light, alt, link }) => ({
      dark: place(dark),
      light: place(light),
      alt,
      link,
    })),
    gameHosts: manifest.hosts.games,
    imageHosts: manifest.hosts.images,
    serviceHosts: manifest.hosts.customerService,
    agentMenu: flagsOf(manifest).AGENCY3 ? manifest.menus.agent : [],
    legal: { ...legal, help: legal.help ?? [], registers: profile.registers },
    ...(firebase ? { firebase } : {}),
    texts,
  };
}

/** JSON that is safe inside a script element: nothing in it can end the element. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
