import { merchants } from './merchants.ts';

/** Every merchant in both modes, by a name that stands in reports. */
const looks = Object.fromEntries(
  merchants.flatMap(({ code }) =>
    (['dark', 'light'] as const).map((theme) => [`${code} ${theme}`, { merchant: code, theme }]),
  ),
);

/** The two that are furthest apart. */
const furthest = new Set(['aurora dark', 'noir light']);

/**
 * What the review service shoots of each story: two looks, or all of them where `STORYBOOK_LOOKS`
 * is `all`, which is some 8,000 pictures for eight hundred stories.
 */
export const reviewed = Object.fromEntries(
  Object.entries(looks).filter(
    ([name]) => import.meta.env['STORYBOOK_LOOKS'] === 'all' || furthest.has(name),
  ),
);
