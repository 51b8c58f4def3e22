import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { LoginScreen } from '#chapters/account';
import * as css from './login-page.css.ts';

/** Sign-in, and what else a visitor may do here. */
export function LoginPage() {
  const { t } = useTranslation();
  const { logo } = useMerchant();
  return (
    <LoginScreen mark={<Mark className={css.mark} source={logo.mark} size={56} />}>
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
