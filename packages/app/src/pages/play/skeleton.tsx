import { useTranslation } from '@livery/web/texts/use-translation';
import { NavBar } from '@livery/ui/nav-bar';
import { PlayBar } from '@livery/ui/play-bar';
import { Spinner } from '@livery/ui/spinner';
import { useBack } from '#kernel/routing/use-back.ts';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

/** The bars with the way out, over the stage that the game will fill. */
export function PlaySkeleton() {
  const { t, language } = useTranslation();
  return (
    <div className={css.shell}>
      <NavBar title={t('title.play')} />
      <PlayBar
        label={t('play.session')}
        timeLabel={t('play.time')}
        locale={language}
        leave={{ label: t('play.exit'), onClick: useBack() }}
      />
      <div className={css.stage}>
        <Spinner />
      </div>
    </div>
  );
}
