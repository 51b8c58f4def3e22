import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomeSection } from '@livery/themes/contract';
import { Button } from '@livery/ui/button';
import { Scene } from '@livery/ui/scene';
import { emphasised } from '#kernel/i18n/emphasis.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import {
  type Category,
  CategoryChooser,
  CategoryGames,
  HotGames,
  useFavourites,
  Winners,
} from '#chapters/lobby';

/** The brand at a glance, and where to go from here. */
function Hero() {
  const { t } = useTranslation();
  const session = useSession();
  const { title, emphasis } = emphasised(t('hero.title'));
  return (
    <Scene
      size="home"
      title={title}
      emphasis={emphasis}
      description={session ? t('hero.member', { name: session.userName }) : t('hero.line')}
    >
      <Button size="medium" render={<Link to={pathTo('games')} />}>
        {t('hero.browse')}
      </Button>
      {FLAGS.FREEPLAY3 && !session ? (
        <Button size="medium" variant="secondary" render={<Link to={pathTo('freePlay')} />}>
          {t('flag.FREEPLAY3.try')}
        </Button>
      ) : null}
    </Scene>
  );
}

/** The lobby: sections in the brand's order. */
export function HomePage() {
  const favourites = useFavourites();
  const { home } = useMerchant();
  const [category, choose] = useState<Category>('RNG');
  // Notices, jackpot, sports and studios have no data behind them yet.
  const sections: Partial<Record<HomeSection, ReactNode>> = {
    categories: <CategoryChooser current={category} onChoose={choose} />,
    hero: <Hero />,
    hot: <HotGames favourites={favourites} />,
    games: <CategoryGames current={category} favourites={favourites} />,
    winners: <Winners />,
  };
  return (
    <>
      {home.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
