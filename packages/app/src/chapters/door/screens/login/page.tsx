import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { TextLink } from '@livery/ui/link';
import { Text } from '@livery/ui/text';
import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { LoginScreen } from './screen.tsx';
import * as css from '../door.css.ts';

/** Sign-in, and what else a visitor may do here. */
export function LoginPage() {
  const { t } = useTranslation();
  const { logo, name } = useMerchant();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (
    <LoginScreen mark={<Mark className={css.mark} source={logo.mark} size={56} />}>
      <Text className={css.other} tone="soft">
        {t('login.new', { name })}{' '}
        <TextLink
          inline
          render={<Link to={pathTo('register', redirect === null ? {} : { redirect })} />}
        >
          {t('login.register')}
        </TextLink>
      </Text>
      {FLAGS.FREEPLAY3 ? (
        <div className={css.more}>
          <Button variant="quiet" full render={<Link to={pathTo('freePlay')} />}>
            {t('flag.FREEPLAY3.try')}
          </Button>
        </div>
      ) : null}
    </LoginScreen>
  );
}
