import { Icon, type IconName } from '@livery/ui/icon';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { ResponsiblePlay } from '../api/responsible-play.ts';
import * as css from '../care.css.ts';

const points: readonly (readonly [IconName, TextKey])[] = [
  ['ban', 'exclusion.means.play'],
  ['lock', 'exclusion.means.early'],
  ['withdraw', 'exclusion.means.money'],
  ['gift', 'exclusion.means.bonus'],
  ['mail', 'exclusion.means.letters'],
];

const returns = {
  clock: 'exclusion.means.clock',
  ask24h: 'exclusion.means.ask24h',
  ask7d: 'exclusion.means.ask7d',
} as const;

/** What an exclusion does, in a sentence each. */
export function ExclusionMeans({
  rules,
  isOpen,
}: {
  readonly rules: ResponsiblePlay['rules'];
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation();
  const end: readonly (readonly [IconName, TextKey])[] = isOpen
    ? []
    : [['clock', returns[rules.exclusionReturn]]];
  return (
    <ul className={css.points}>
      {[...points, ...end].map(([icon, text]) => (
        <li key={text} className={css.point}>
          <Icon name={icon} size={24} />
          <Text>{t(text)}</Text>
        </li>
      ))}
    </ul>
  );
}
