import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameStrip } from '@livery/ui/game-strip';
import { TextLink } from '@livery/ui/link';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonFade, SkeletonStrip } from '@livery/ui/skeleton';
import { emphasised } from '#kernel/i18n/emphasis.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { LoadFailed } from '#kernel/parts/load-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { hotGamesQuery } from '../api/hot-games.ts';
import { useGameCard } from './game-card.tsx';

const shown = 6;
const moreAbove = 3;

/** The first six of the hot games, and a way to the rest. */
export function HotGames({ favourites }: { favourites: ReadonlySet<string> }) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(hotGamesQuery(useLanguage()));
  const card = useGameCard({ place: 'large', favourites, priority: 3 });
  const { title, emphasis } = emphasised(t('home.hot'));
  const more = data && data.length > moreAbove;
  if (data?.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionTitle
        title={title}
        emphasis={emphasis}
        end={
          more ? (
            <TextLink quiet caret render={<Link to={pathTo('hot')} />}>
              {t('common.more')}
            </TextLink>
          ) : null
        }
      />
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || !isError ? (
        <SkeletonFade busy={!data} skeleton={<SkeletonStrip label={title} hot />}>
          <GameStrip label={title} hot firstMark={t('home.first')} locale={i18n.language}>
            {data?.slice(0, shown).map(card)}
          </GameStrip>
        </SkeletonFade>
      ) : null}
    </section>
  );
}
