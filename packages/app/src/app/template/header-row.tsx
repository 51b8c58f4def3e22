import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { NavBar } from '@livery/ui/nav-bar';
import { Wordmark } from '@livery/ui/wordmark';
import { useMerchant } from '#platform/merchant.tsx';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { WalletBalance } from '#features/wallet/components/wallet-balance.tsx';

/** Brand and wallet in one row. */
export function HomeHeader() {
  const { t } = useTranslation();
  const { name, logo } = useMerchant();
  const session = useSession();
  return (
    <NavBar
      logo={<Wordmark name={name} mark={logo.mark} />}
      end={
        session ? (
          <WalletBalance userName={session.userName} />
        ) : (
          <Button size="medium" render={<Link to={paths.login} />}>
            {t('nav.login')}
          </Button>
        )
      }
    />
  );
}
