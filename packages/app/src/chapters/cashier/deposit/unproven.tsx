import { Callout } from '@livery/ui/callout';
import { TextLink } from '@livery/ui/link';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Nothing can be paid in before it is known who somebody is. */
export function Unproven() {
  const { t } = useTranslation();
  return (
    <Callout
      icon="verified"
      title={t('deposit.unproven')}
      action={
        <TextLink caret render={<Link to={pathTo('profile')} />}>
          {t('deposit.unproven.way')}
        </TextLink>
      }
    >
      {t('deposit.unproven.line')}
    </Callout>
  );
}
