import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#platform/merchant.tsx';
import { paths, trialPath } from '#platform/paths.ts';
import { currentSession } from '#platform/session/session.ts';
import { LoginScreen } from '#features/login/screen.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as css from './login-page.css.ts';

/** Sign-in, and what else a visitor may do here. */
export function LoginPage() {
  const { t } = useTranslation();
  const { logo } = useMerchant();
  // Only those who come here logged in: after log-in the screen goes on by itself.
  const [cameLoggedIn] = useState(() => currentSession() !== null);
  if (cameLoggedIn) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageBar onScene />
      <LoginScreen mark={<Mark className={css.mark} source={logo.mark} size={56} />}>
        {FLAGS.FREEPLAY3 ? (
          <div className={css.more}>
            <Button variant="quiet" full render={<Link to={trialPath} />}>
              {t('flag.FREEPLAY3.try')}
            </Button>
          </div>
        ) : null}
      </LoginScreen>
    </>
  );
}
