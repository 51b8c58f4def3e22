import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { BalanceAction } from '@livery/ui/balance';
import { NavBar, useStuck } from '@livery/ui/nav-bar';
import { Wordmark } from '@livery/ui/wordmark';
import { UntilKnown } from '#kernel/session/member/until-known.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { MemberMenuButton, SearchButton, SiteMenuButton } from './menu-buttons.tsx';
import type { HeaderProps } from './header-props.ts';
import { Wallet, WalletRoom } from './wallet.tsx';
import * as css from './double.css.ts';

/** The brand above a row for the wallet; a visitor finds the way in on the same row. */
export function HomeHeader({ Offer, Help, Lock }: HeaderProps) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  const session = useSession();
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  return (
    <>
      <NavBar
        className={css.brand}
        align="centre"
        start={
          <>
            <SiteMenuButton />
            <SearchButton />
          </>
        }
        logo={<Wordmark name={name} />}
        end={
          <>
            <Offer className={css.offer} />
            <Lock />
            <Help />
            <MemberMenuButton />
          </>
        }
      />
      <div ref={mark} />
      {session ? (
        <div className={css.wallet}>
          <Wallet userName={session.userName} stuck={stuck} roomy />
        </div>
      ) : (
        <UntilKnown
          bones={
            <div className={css.wallet}>
              <WalletRoom />
            </div>
          }
        >
          <div className={css.guest}>
            <Button
              size="medium"
              variant="quiet"
              className={css.login}
              render={<Link to={pathTo('login')} />}
            >
              {t('nav.login')}
            </Button>
            <BalanceAction render={<Link to={pathTo('register')} />}>
              {t('nav.register')}
            </BalanceAction>
          </div>
        </UntilKnown>
      )}
    </>
  );
}
