import { Icon } from '@livery/ui/icon';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { IdentityReason } from '../api/identity.ts';
import * as css from '../identity.css.ts';
import { partIcons, partTexts, reasonTexts } from './words.ts';

/** What came back, part by part, and why; a platform that is newer may name another reason. */
export function Reasons({ reasons }: { reasons: readonly IdentityReason[] }) {
  const { t } = useTranslation();
  return (
    <ul className={css.points}>
      {reasons.map(({ step, why }) => (
        <li key={`${step} ${why}`} className={css.point}>
          <Icon name={partIcons[step]} size={24} />
          <div>
            <Text strong>{t(partTexts[step])}</Text>
            <Text tone="soft">
              {t(Object.hasOwn(reasonTexts, why) ? reasonTexts[why] : reasonTexts.not_accepted)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
