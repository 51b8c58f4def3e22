import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { WayOn } from './words.tsx';

export interface PlayedElsewhereProps {
  readonly onHere: () => void;
  readonly onHome: () => void;
}

/** What was played here stands still: a game is played in another tab, and can be had back. */
export function PlayedElsewhere({ onHere, onHome }: PlayedElsewhereProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="game-all"
      title={t('play.elsewhere')}
      description={t('play.elsewhere.hint')}
      action={
        <WayOn onHome={onHome}>
          <Button onClick={onHere}>{t('play.here')}</Button>
        </WayOn>
      }
    />
  );
}
