import type { Country } from '../forms/phone-field/index.ts';

const codes =
  'AF93 AU61 BR55 CA1 CI225 DE49 EG20 ES34 FR33 GB44 ID62 IN91 IT39 JM1876 JP81 KR82 MT356 MX52 MY60 PH63 PT351 SA966 TH66 US1 VN84 ZW263';

/** Countries with what is dialled for them, by their names in a language. */
export function diallingCodesIn(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes
    .split(' ')
    .map((text) => ({ code: text.slice(0, 2), dial: text.slice(2) }))
    .map(({ code, dial }) => ({ code, dial, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

export const diallingCodes = diallingCodesIn('en');
