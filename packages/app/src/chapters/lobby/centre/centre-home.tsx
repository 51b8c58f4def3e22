import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { GameStrip } from '@livery/ui/game-strip';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { useInSight } from '#kernel/parts/use-in-sight.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useSession } from '#kernel/session/session.ts';
import { hotGamesQuery } from '../api/hot-games.ts';
import { categoriesOf, vendorsQuery } from '../api/vendors.ts';
import { centrePath } from './centre-path.ts';
import { RecentSection } from '../components/recent-section.tsx';
import { centreMenuOrder } from '../menu/menu-order.ts';
import { vendorsOf } from '../vendors/vendors-of.ts';
import { CategorySection } from '../components/category-section.tsx';
import { CentreSection } from './centre-section.tsx';
import { useGameCard } from '../components/game-card.tsx';
import { NewGameBanners } from './new-game-banners.tsx';

const shown = 6;
/** Categories that a phone shows below what is new and what is hot. */
const inSight = 2;
/** What the menu has beside categories, and lotteries, whose draws have pages of their own. */
const without: ReadonlySet<string> = new Set(['HOME', 'HOT', 'LOTT', 'ELOTT']);

interface Marked {
  readonly favourites: ReadonlySet<string>;
}

function HotSection({ favourites }: Marked) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(hotGamesQuery(useAskedLanguage()));
  const card = useGameCard({ place: 'large', favourites, priority: 2 });
  return (
    <CategorySection
      title={t('title.hot')}
      icon="game-hot"
      count={data?.length}
      more={centrePath('HOT')}
      moreStays
      skeleton={<SkeletonStrip label={t('title.hot')} />}
      isError={isError}
      onRetry={() => void refetch()}
    >
      <GameStrip label={t('title.hot')}>{data?.slice(0, shown).map(card)}</GameStrip>
    </CategorySection>
  );
}

/** The game centre at first: what a member played, what is hot, and something of each category. */
export function CentreHome({ favourites }: Marked) {
  const { t } = useTranslation();
  const userName = useSession()?.userName;
  const { data, isError, refetch } = useQuery(vendorsQuery(useMerchant().code));
  const categories = data
    ? centreMenuOrder(categoriesOf(data), false).filter((entry) => !without.has(entry))
    : [];
  const drawn = useInSight(inSight, categories.length);
  return (
    <>
      <NewGameBanners />
      {userName === undefined ? null : (
        <RecentSection
          title={t('title.recents')}
          more={centrePath('RECENT')}
          userName={userName}
          favourites={favourites}
        />
      )}
      <HotSection favourites={favourites} />
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {categories.slice(0, drawn).map((gameCategory) => (
        <CentreSection
          key={gameCategory}
          gameCategory={gameCategory}
          vendors={data ? vendorsOf(data, gameCategory) : []}
          favourites={favourites}
        />
      ))}
    </>
  );
}
