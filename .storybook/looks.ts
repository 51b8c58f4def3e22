import { merchants } from './merchants.ts';

/** Every merchant in both modes, by a name that stands in reports. */
export const looks = Object.fromEntries(
  merchants.flatMap(({ code }) =>
    (['dark', 'light'] as const).map((theme) => [`${code} ${theme}`, { merchant: code, theme }]),
  ),
);
