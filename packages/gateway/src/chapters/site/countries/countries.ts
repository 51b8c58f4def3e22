/** Dialing codes by country; territories that share a plan share a code. */
const table = `
AE971 AL355 AM374 AO244 AR54 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 BH973 BN673 BO591 BR55 BW267 BY375
CA1 CH41 CI225 CL56 CM237 CN86 CO57 CR506 CY357 CZ420 DE49 DK45 DO1809 DZ213 EC593 EE372 EG20 ES34 ET251
FI358 FJ679 FR33 GB44 GE995 GH233 GR30 GT502 HK852 HN504 HR385 HU36 ID62 IE353 IL972 IN91 IQ964 IS354
IT39 JM1876 JO962 JP81 KE254 KG996 KH855 KR82 KW965 KZ7 LA856 LB961 LK94 LT370 LU352 LV371 MA212 MD373
ME382 MG261 MK389 MM95 MN976 MO853 MT356 MU230 MV960 MX52 MY60 MZ258 NA264 NG234 NI505 NL31 NO47 NP977
NZ64 OM968 PA507 PE51 PG675 PH63 PK92 PL48 PT351 PY595 QA974 RO40 RS381 RW250 SA966 SC248 SE46 SG65 SI386
SK421 SN221 SV503 TH66 TJ992 TL670 TM993 TN216 TR90 TT1868 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VE58 VN84
VU678 WS685 ZA27 ZM260 ZW263
`;

export interface Country {
  readonly code: string;
  readonly dialingCode: string;
}

export const countries: readonly Country[] = table
  .trim()
  .split(/\s+/)
  .map((text) => ({ code: text.slice(0, 2), dialingCode: `+${text.slice(2)}` }));

/** Jurisdictions that are no country by their code. */
const lands: Readonly<Record<string, string>> = { UK: 'GB', ON: 'CA', NJ: 'US' };

/**
 * Where a site may be at home, the likeliest first: by whose rules it plays, whom it
 * sends messages to, and whose money it takes, which begins with its country's letters.
 */
export const homesOf = ({
  jurisdiction,
  smsCountries,
  currency,
}: {
  readonly jurisdiction: string;
  readonly smsCountries?: readonly string[];
  readonly currency: string;
}): readonly string[] => [
  lands[jurisdiction] ?? jurisdiction,
  ...(smsCountries?.slice(0, 1) ?? []),
  currency.slice(0, 2),
];

const FIRST_FLAG_LETTER = 0x1f1e6;

/** Two regional letters, which a phone draws as the flag. */
export const flagOf = (code: string): string =>
  [...code]
    .map((letter) => String.fromCodePoint(FIRST_FLAG_LETTER + letter.charCodeAt(0) - 65))
    .join('');

/** Our own codes of languages that `Intl` calls otherwise. */
const tags: Readonly<Record<string, string>> = {
  TY: 'fil',
  CN: 'zh-Hans',
  TW: 'zh-Hant',
};

export const tagOf = (language: string): string => tags[language] ?? language;
