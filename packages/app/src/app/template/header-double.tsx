import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceAction } from '@livery/ui/balance';
import { NavBar, useStuck } from '@livery/ui/nav-bar';
import { Wordmark } from '@livery/ui/wordmark';
import { useMerchant } from '#platform/merchant.tsx';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { WalletBalance } from '#features/wallet/components/wallet-balance.tsx';
import * as css from './header-double.css.ts';

/** The brand above a row for the wallet; a visitor finds the way in on the same row. */
export function HomeHeader() {
  const { t } = useTranslation();
  const { name } = useMerchant();
  const session = useSession();
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  return (
    <>
      <NavBar className={css.brand} align="centre" logo={<Wordmark name={name} />} />
      <div ref={mark} />
      {session ? (
        <div className={css.wallet}>
          <WalletBalance userName={session.userName} stuck={stuck} />
        </div>
      ) : (
        <div className={css.guest}>
          <p className={css.line}>{t('header.guest')}</p>
          <BalanceAction render={<Link to={paths.login} />}>{t('nav.login')}</BalanceAction>
        </div>
      )}
    </>
  );
}
