/** A language by the merchant's own code, which is opaque: `TY` is Filipino here and never a BCP 47 tag. */
export interface Language {
  /** BCP 47, for `Intl` and the `lang` attribute. */
  readonly tag: string;
  /** Its name in itself. */
  readonly endonym: string;
  readonly dir: 'ltr' | 'rtl';
  /** ISO 3166, for calls that ask for a country; not every language has one of its own. */
  readonly country?: string;
}

const rows = [
  'EN en English',
  'TY fil-PH Filipino',
  'CN zh-Hans-CN 简体中文',
  'TW zh-Hant-TW 繁體中文',
  'JA ja-JP 日本語',
  'KO ko-KR 한국어',
  'TH th-TH ไทย',
  'VI vi-VN Tiếng_Việt',
  'ID id-ID Bahasa_Indonesia',
  'MS ms-MY Bahasa_Melayu',
  'HI hi-IN हिन्दी',
  'BN bn-BD বাংলা',
  'UR ur-PK اردو',
  'NE ne-NP नेपाली',
  'SI si-LK සිංහල',
  'TA ta-IN தமிழ்',
  'TE te-IN తెలుగు',
  'MR mr-IN मराठी',
  'MY my-MM မြန်မာ',
  'KM km-KH ខ្មែរ',
  'LO lo-LA ລາວ',
  'PT pt-PT Português',
  'PT-BR pt-BR Português_(Brasil)',
  'ES es-ES Español',
  'FR fr-FR Français',
  'DE de-DE Deutsch',
  'IT it-IT Italiano',
  'NL nl-NL Nederlands',
  'SV sv-SE Svenska',
  'NO nb-NO Norsk',
  'DA da-DK Dansk',
  'FI fi-FI Suomi',
  'PL pl-PL Polski',
  'CS cs-CZ Čeština',
  'RU ru-RU Русский',
  'UK uk-UA Українська',
  'TR tr-TR Türkçe',
  'AR ar-SA العربية',
  'FA fa-IR فارسی',
  'HE he-IL עברית',
] as const;

const rightToLeft = new Set(['AR', 'FA', 'HE', 'UR']);

const countries: ReadonlyMap<string, string> = new Map(
  'EN-US JA-JP PT-BR-BR CN-CN TW-TW KO-KR TH-TH VI-VN ID-ID MS-MY HI-IN BN-BD ES-ES FR-FR DE-DE RU-RU TR-TR AR-SA TY-PH'
    .split(' ')
    .map((pair) => [pair.slice(0, -3), pair.slice(-2)]),
);

export const languages: ReadonlyMap<string, Language> = new Map(
  rows.map((row) => {
    const [code = '', tag = '', endonym = ''] = row.split(' ');
    const country = countries.get(code);
    return [
      code,
      {
        tag,
        endonym: endonym.replaceAll('_', ' '),
        dir: rightToLeft.has(code) ? 'rtl' : 'ltr',
        ...(country === undefined ? {} : { country }),
      },
    ];
  }),
);
