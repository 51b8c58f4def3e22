import { useTranslation } from '@livery/web/texts/use-translation';
import { Skeleton, SkeletonGrid } from '@livery/ui/skeleton';
import { GamesRail } from '../../components/games-rail.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** The list before its code: the rail works already. */
export function GamesSkeleton() {
  const { t } = useTranslation();
  const gameType = useCurrentRoute()?.params['gameType'];
  const rail = <GamesRail current={gameType} />;
  const onTop = useMerchant().template.rail === 'tabs';
  return (
    <>
      {onTop ? rail : null}
      <div className={css.search}>
        <Skeleton shape="block" className={css.field} />
      </div>
      {onTop ? null : rail}
      {gameType === undefined ? null : (
        <div className={css.makers}>
          <Skeleton shape="block" className={css.maker} />
        </div>
      )}
      {gameType === undefined || gameType === 'RNG' ? (
        <div className={css.tabs}>
          <Skeleton shape="block" className={css.tab} />
        </div>
      ) : null}
      <SkeletonGrid label={t('games.list')} />
    </>
  );
}
