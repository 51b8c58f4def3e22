import { BarItem, BottomBar } from '@livery/ui/bottom-bar';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { NavBar } from '@livery/ui/nav-bar';
import { NoticeTicker } from '@livery/ui/notice-ticker';
import { Page } from '@livery/ui/page';
import { Pagination } from '@livery/ui/pagination';
import { Scene } from '@livery/ui/scene';
import { SectionTitle } from '@livery/ui/section-title';
import { SideMenu, MenuCard, MenuEntry, MenuGames, MenuMore } from '@livery/ui/side-menu';
import { Switch } from '@livery/ui/switch';
import { Wordmark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { emphasised } from '@livery/web/texts/emphasis';
import { useTranslation } from '@livery/web/texts/use-translation';
import { HomeHeader } from '../../templates/header/chosen.tsx';
import { BottomNav } from '../../shell/bar/bottom-nav.tsx';
import { Foot } from '../../shell/foot/foot.tsx';
import { useSamples } from '../surroundings.tsx';
import { HotPiece } from './lobby.tsx';
import * as css from './pieces.css.ts';

const nothing = (): void => undefined;
const NoOffer = () => null;

/** The top of the home, as a visitor meets it, and of a page behind it. */
export function HeaderPiece() {
  const { t } = useTranslation();
  return (
    <>
      <HomeHeader Offer={NoOffer} Help={NoOffer} Lock={NoOffer} />
      <SectionTitle {...emphasised(t('home.hot'))} />
      <NavBar
        start={<IconButton icon="back" label={t('common.back')} />}
        title={t('nav.settings')}
        align="centre"
      />
    </>
  );
}

/** The hero of a guest's home under its header, then the head of the log-in. */
export function BackdropPiece() {
  const { t } = useTranslation();
  const { name, logo } = useMerchant();
  const hero = emphasised(t('hero.title'));
  const back = emphasised(t('login.title'));
  return (
    <>
      <Page className={css.page}>
        <NavBar logo={<Wordmark name={name} mark={logo.mark} />} />
        <Scene size="home" {...hero} description={t('hero.line')}>
          <Button size="medium">{t('hero.browse')}</Button>
        </Scene>
      </Page>
      <Scene {...back} level={2} mark={<Wordmark name={name} mark={logo.mark} />} />
    </>
  );
}

/** The bottom bar over a page. */
export function BarPiece() {
  return (
    <div className={css.underBar}>
      <HotPiece />
      <BottomNav />
    </div>
  );
}

/** The bar's button in the middle, and marks of the same shape. */
export function MarksPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  return (
    <div className={css.aboveBar}>
      <Pagination
        label={words.slots}
        page={2}
        count={20}
        locale="en"
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        pageLabel={String}
      />
      <Switch label={words.messages} description={words.messagesHint} defaultChecked />
      <BottomBar label={t('nav.label')}>
        <BarItem icon="game-all">{t('nav.games')}</BarItem>
        <BarItem icon="promotions" unread={3} unreadLabel="3">
          {t('nav.promotions')}
        </BarItem>
        <BarItem icon="home" home current>
          {t('nav.home')}
        </BarItem>
        <BarItem icon="mail">{words.messages}</BarItem>
        <BarItem icon="account">{t('nav.account')}</BarItem>
      </BottomBar>
    </div>
  );
}

export function TickerPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  return (
    <NoticeTicker
      label={t('side.page.news')}
      items={[{ id: '1', lead: words.upkeep, text: words.upkeepHint }]}
      onSelect={nothing}
    />
  );
}

export function MenuPiece() {
  const { t } = useTranslation();
  const { name, logo } = useMerchant();
  const { words, picture } = useSamples();
  return (
    <SideMenu
      open
      onClose={nothing}
      title={t('side.site')}
      brand={<Wordmark name={name} mark={logo.mark} />}
    >
      <MenuGames label={t('nav.games')}>
        <MenuEntry icon="home" current>
          {t('nav.home')}
        </MenuEntry>
        <MenuEntry icon="game-hot" value={36}>
          {t('home.hot')}
        </MenuEntry>
        <MenuEntry icon="game-slots" value={312}>
          {words.slots}
        </MenuEntry>
        <MenuEntry icon="heart" value={8}>
          {words.favourite}
        </MenuEntry>
      </MenuGames>
      <MenuMore label={t('side.more')}>
        <MenuEntry icon="rewards" value={words.points}>
          {words.rewards}
        </MenuEntry>
        <MenuEntry icon="invite">{words.invite}</MenuEntry>
      </MenuMore>
      <MenuCard
        title={words.studioCard}
        description={words.spins}
        cover={picture('covers/moon-orchard')}
      />
    </SideMenu>
  );
}

export const FootPiece = () => <Foot />;
