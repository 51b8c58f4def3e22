import type { Translate } from '@livery/web/texts/translations';
import type { TextKey } from '#kernel/i18n/text-key.ts';

/** Looked at by the compiler alone: what must not compile is expected not to. */
export function speak(t: Translate): readonly string[] {
  const title: TextKey = 'title.home';
  // @ts-expect-error -- no text of this name
  const wrong: TextKey = 'title.nowhere';
  const made: string = 'hot';
  return [
    t(title),
    t(wrong),
    t('error.rate.limited', { seconds: 3 }),
    // @ts-expect-error -- a slip of the pen
    t('nav.logn'),
    // @ts-expect-error -- a key that is made at run time goes through a map
    t(`title.${made}`),
  ];
}
