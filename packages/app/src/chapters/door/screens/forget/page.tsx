import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { TextLink } from '@livery/ui/link';
import { Text } from '@livery/ui/text';
import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { RetrieveScreen } from './screen.tsx';
import * as css from '../door.css.ts';

/** The way back for whoever forgot their password, and for whoever remembers it after all. */
export function ForgetPage() {
  const { t } = useTranslation();
  const { logo } = useMerchant();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (
    <RetrieveScreen mark={<Mark className={css.mark} source={logo.mark} size={56} />}>
      <Text className={css.other} tone="soft">
        {t('forget.remembered')}{' '}
        <TextLink
          inline
          render={<Link to={pathTo('login', redirect === null ? {} : { redirect })} />}
        >
          {t('register.login')}
        </TextLink>
      </Text>
    </RetrieveScreen>
  );
}
