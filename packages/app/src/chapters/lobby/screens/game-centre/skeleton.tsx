import { useTranslation } from '@livery/web/texts/use-translation';
import { GameCentre } from '@livery/ui/game-menu';
import { Skeleton, SkeletonBanner, SkeletonGrid, SkeletonStrip } from '@livery/ui/skeleton';
import { centreEntry } from '../../centre/centre-path.ts';
import { CentreMenu } from '../../centre/centre-menu.tsx';
import { Shortcuts } from '../../components/shortcuts.tsx';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** The game centre before its code: its column works already. */
export function CentreSkeleton() {
  const { t } = useTranslation();
  const entry = centreEntry(useCurrentRoute()?.params ?? {});
  return (
    <GameCentre menu={<CentreMenu current={entry} />} aria-label={t('title.centre')}>
      <div className={css.search}>
        <Skeleton shape="block" className={css.field} />
      </div>
      {entry === 'HOME' ? (
        <>
          <Shortcuts />
          <SkeletonBanner />
          <SkeletonStrip label={t('title.hot')} />
        </>
      ) : (
        <SkeletonGrid label={t('games.list')} />
      )}
    </GameCentre>
  );
}
