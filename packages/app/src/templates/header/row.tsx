import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { NavBar } from '@livery/ui/nav-bar';
import { Wordmark } from '@livery/ui/wordmark';
import { UntilKnown } from '#kernel/session/member/until-known.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { MemberMenuButton, SearchLine, SiteMenuButton } from './menu-buttons.tsx';
import type { HeaderProps } from './header-props.ts';
import { Wallet, WalletRoom } from './wallet.tsx';
import * as css from './row.css.ts';

/** So many letters find room in the size of the brand. */
const short = 7;

function sizeOf(name: string, isMember: boolean): string {
  if (name.length > short) return css.long;
  return isMember ? css.besideMoney : css.besideWays;
}

/** Brand and wallet in one row, which has room for the name on every phone: the app is offered in the next. */
export function HomeHeader({ Offer, Help, Lock }: HeaderProps) {
  const { t } = useTranslation();
  const { name, logo } = useMerchant();
  const session = useSession();
  return (
    <>
      <NavBar
        start={<SiteMenuButton className={css.menu} />}
        logo={<Wordmark className={sizeOf(name, session !== null)} name={name} mark={logo.mark} />}
        end={
          session ? (
            <div className={css.own}>
              <Wallet userName={session.userName} />
              <Lock />
              <MemberMenuButton className={css.menu} />
            </div>
          ) : (
            <UntilKnown
              bones={
                <div className={css.own}>
                  <WalletRoom />
                  <div className={css.menuRoom} />
                </div>
              }
            >
              <div className={css.ways}>
                <Button
                  size="medium"
                  variant="secondary"
                  className={css.way}
                  render={<Link to={pathTo('login')} />}
                >
                  {t('nav.login')}
                </Button>
                <Button size="medium" className={css.way} render={<Link to={pathTo('register')} />}>
                  {t('nav.register')}
                </Button>
              </div>
            </UntilKnown>
          )
        }
      />
      <SearchLine within={<Offer className={css.offer} />} beside={<Help className={css.menu} />} />
    </>
  );
}
