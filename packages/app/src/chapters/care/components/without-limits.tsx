import { Button } from '@livery/ui/button';
import { Text } from '@livery/ui/text';
import { Link } from '#kernel/routing/link.ts';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from '../care.css.ts';
import { HelpLines } from './help-lines.tsx';

/** What there is for somebody who has no account here: why, and who helps. */
export function WithoutLimits({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <div className={css.inset}>
        <Text>{t('limits.intro')}</Text>
        <Text>{isGuest ? t('limits.guest') : t('limits.visitor')}</Text>
        {isGuest ? null : (
          <Button render={<Link to={loginPath(pathTo('limits'))} />}>{t('limits.login')}</Button>
        )}
      </div>
      <HelpLines />
    </div>
  );
}
