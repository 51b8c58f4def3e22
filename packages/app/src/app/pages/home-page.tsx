import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomeSection } from '@livery/themes/contract';
import { Button } from '@livery/ui/button';
import { Scene } from '@livery/ui/scene';
import { emphasised } from '#platform/i18n/emphasis.ts';
import { useMerchant } from '#platform/merchant.tsx';
import { paths, trialPath } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { CategoryChooser } from '#features/games/components/category-chooser.tsx';
import { CategoryGames } from '#features/games/components/category-games.tsx';
import type { Category } from '#features/games/categories.ts';
import { HotGames } from '#features/games/components/hot-games.tsx';
import { useFavourites } from '#features/favourites/use-favourites.ts';
import { Winners } from '#features/winners/components/winners.tsx';
import { Foot } from './foot.tsx';

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
      text={session ? t('hero.member', { name: session.userName }) : t('hero.line')}
    >
      <Button size="medium" render={<Link to={paths.games} />}>
        {t('hero.browse')}
      </Button>
      {FLAGS.FREEPLAY3 && !session ? (
        <Button size="medium" variant="secondary" render={<Link to={trialPath} />}>
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
      <Foot />
    </>
  );
}
