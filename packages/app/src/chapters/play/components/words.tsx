import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { useLate } from '../use-late.ts';
import * as css from './play.css.ts';

export interface WayOnProps {
  readonly onHome: () => void;
  /** Without it there is no trying again. */
  readonly onRetry?: () => void;
  /** What else can be pressed, before the others. */
  readonly children?: ReactNode;
}

/** What to do where no game is: nobody is left standing. */
export function WayOn({ onHome, onRetry, children }: WayOnProps) {
  const { t } = useTranslation();
  const isFirst = onRetry === undefined && !children;
  return (
    <div className={css.ways}>
      {children}
      {onRetry ? <Button onClick={onRetry}>{t('common.retry')}</Button> : null}
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onHome}>
        {t('play.home')}
      </Button>
    </div>
  );
}

/** Longer than a vendor takes on a slow line. */
const patience = 10_000;

export interface WaitingProps {
  /** What is waited for; another begins anew. */
  readonly what: string | number;
  readonly onHome: () => void;
  readonly onRetry: () => void;
}

/** A game is on its way; where its maker says nothing for long, that is said, and how to go on. */
export function Waiting({ what, onHome, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  const isLate = useLate(what, patience);
  return (
    <div className={css.words}>
      <output className={css.wait}>
        <Spinner /> {t(isLate ? 'play.slow' : 'play.opening')}
      </output>
      {isLate ? <WayOn onHome={onHome} onRetry={onRetry} /> : null}
    </div>
  );
}
