import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceAction } from '@livery/ui/balance';
import { NavBar } from '@livery/ui/nav-bar';
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
  return (
    <>
      <NavBar align="centre" logo={<Wordmark name={name} />} />
      {session ? (
        <WalletBalance userName={session.userName} />
      ) : (
        <div className={css.guest}>
          <p className={css.line}>{t('header.guest')}</p>
          <BalanceAction render={<Link to={paths.login} />}>{t('nav.login')}</BalanceAction>
        </div>
      )}
    </>
  );
}
