import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import type { HomeSection } from '@livery/themes/contract';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Scene } from '@livery/ui/scene';
import { Skeleton, SkeletonStrip } from '@livery/ui/skeleton';
import { Text } from '@livery/ui/text';
import { emphasised } from '@livery/web/texts/emphasis';
import { OfBack, UntilKnown } from '#kernel/session/member/until-known.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { later } from '#kernel/parts/later.tsx';
import { useIdlePart, useStaggered } from '#kernel/parts/use-idle-part.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { signal } from '@livery/web/store/signal';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession, type Session } from '#kernel/session/session.ts';
import { useLastLogin } from '#kernel/session/use-last-login.ts';
import {
  type RailChoice,
  CategoryChooser,
  CategoryGames,
  ContinueRoom,
  firstCategory,
  HotGames,
  isVendorHouse,
  SportsRoom,
  useFavourites,
} from '#chapters/lobby';
import { BannersRoom, NoticesRoom } from '#chapters/messages';
import * as css from './home.css.ts';

const loadMore = () => import('../../shell/home/home-more.ts');
const loadRendered = () => import('../../shell/home/home-rendered.ts');
const JackpotSection = later(async () => (await loadRendered()).JackpotSection);
const RecentSection = later(async () => (await loadMore()).RecentSection, {
  Room: ContinueRoom,
  soon: true,
});
const WinnersSection = later(async () => (await loadRendered()).WinnersSection);

/** In this order, each in its turn, come what the rendered home begins without. */
const [notices, banners, sports, studios, categories, popups] = [1, 2, 3, 4, 5, 6];

/** Whether all of its parts have come. */
const whole = signal(false);

/** A member knows the brand: a word, when they were last here, and the games at once. */
function Hello({ session: { userName, type } }: { session: Session }) {
  const { t } = useTranslation();
  const last = useLastLogin();
  return (
    <div className={css.hello}>
      <Heading level={1} step="s6" emphasis={userName}>
        {isGuest(type) ? t('hero.guest') : t('hero.member', { name: userName })}
      </Heading>
      {last ? (
        <Text step="s2" tone="soft">
          {t('member.lastLogin', last)}
        </Text>
      ) : null}
    </div>
  );
}

/** A line without words, in their measure. */
const lineOf = '\u00A0';

/** In the measure of the word to a member, before it is known who they are. */
const HelloBones = () => (
  <div className={css.hello}>
    <div className={css.line}>
      <Heading level={1} step="s6" className={css.words}>
        {lineOf}
      </Heading>
      <Skeleton className={css.bar} width="half" />
    </div>
    <OfBack>
      <div className={css.line}>
        <Text step="s2" className={css.words}>
          {lineOf}
        </Text>
        <Skeleton className={css.bar} width="half" />
      </div>
    </OfBack>
  </div>
);

/** Where a member who has been here before left off. */
function Continue({ userName, favourites }: { userName: string; favourites: ReadonlySet<string> }) {
  const { t } = useTranslation();
  if (!useLastLogin()) return null;
  return (
    <RecentSection
      title={t('home.continue')}
      more={pathTo('recents')}
      userName={userName}
      favourites={favourites}
      skeleton={<SkeletonStrip label={t('home.continue')} />}
    />
  );
}

/** The brand at a glance, and where to go from here. */
function Hero() {
  const { t } = useTranslation();
  const { title, emphasis } = emphasised(t('hero.title'));
  return (
    <Scene size="home" title={title} emphasis={emphasis} description={t('hero.line')}>
      <Button size="medium" render={<Link to={pathTo('games')} />}>
        {t('hero.browse')}
      </Button>
      {FLAGS.FREEPLAY3 ? (
        <Button size="medium" variant="secondary" render={<Link to={pathTo('freePlay')} />}>
          {t('flag.FREEPLAY3.try')}
        </Button>
      ) : null}
    </Scene>
  );
}

/** The lobby: sections in the brand's order. */
export function HomePage() {
  const session = useSession();
  const favourites = useFavourites();
  const { home } = useMerchant();
  const part = useIdlePart(loadMore);
  const turns = useStaggered(part !== undefined, popups);
  const [atOnce] = useState(part !== undefined);
  const from = (turn: number) => (turns >= turn ? part : undefined);
  useEffect(() => whole.set(turns >= popups), [turns]);
  const [chosen, choose] = useState<RailChoice>(firstCategory);
  const category = chosen === 'HOT' ? firstCategory : chosen;
  const Notices = from(notices)?.NoticeLine ?? NoticesRoom;
  const Banners = from(banners)?.HomeBanners ?? BannersRoom;
  const Sports = from(sports)?.SportsSection ?? SportsRoom;
  const Studios = from(studios)?.StudiosSection;
  const { CategoryParts, HouseList } = from(categories) ?? {};
  const Popups = from(popups)?.Popups;
  const parts: Partial<Record<HomeSection, ReactNode>> = {
    categories: <CategoryChooser current={chosen} onChoose={choose} />,
    notices: <Notices />,
    hero: (
      <>
        {session ? (
          <>
            <Hello session={session} />
            <Continue userName={session.userName} favourites={favourites} />
          </>
        ) : (
          <UntilKnown
            bones={
              <>
                <HelloBones />
                <OfBack>
                  <ContinueRoom />
                </OfBack>
              </>
            }
          >
            <Hero />
          </UntilKnown>
        )}
        <Banners />
      </>
    ),
    hot: <HotGames favourites={favourites} all={chosen === 'HOT'} />,
    jackpot: <JackpotSection />,
    games: (
      <>
        {HouseList && isVendorHouse(category) ? (
          <HouseList categories={[category]} />
        ) : (
          <CategoryGames current={category} favourites={favourites} />
        )}
        {CategoryParts ? (
          <CategoryParts category={category} favourites={favourites} atOnce={atOnce} />
        ) : null}
      </>
    ),
    sports: <Sports />,
    studios: Studios ? <Studios /> : null,
    winners: <WinnersSection whole={whole} />,
  };
  return (
    <>
      {home.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
      {Popups ? <Popups /> : null}
    </>
  );
}
