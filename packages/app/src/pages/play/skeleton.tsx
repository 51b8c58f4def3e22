import { useTranslation } from '@livery/web/texts/use-translation';
import { NavBar } from '@livery/ui/nav-bar';
import { Spinner } from '@livery/ui/spinner';
import { useBack } from '#kernel/routing/use-back.ts';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

/** The bar with the way out, over the stage that the game will fill. */
export function PlaySkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.shell}>
      <NavBar title={t('title.play')} onBack={useBack()} backLabel={t('play.exit')} />
      <div className={css.stage}>
        <Spinner />
      </div>
    </div>
  );
}
