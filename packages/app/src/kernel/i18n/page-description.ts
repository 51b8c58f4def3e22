import type { Translate } from '@livery/web/texts/translations';

/** What a page says of itself to whoever lists pages. */
export const pageDescription = (title: string, t: Translate, name: string): string =>
  `${title}. ${t('site.description', { name })}`;
