import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { openWindow } from '../open-window.ts';
import { WayOn } from './words.tsx';

export interface OwnWindowProps {
  readonly url: string;
  readonly onHome: () => void;
  /** Another launch: a window has one. */
  readonly onRetry: () => void;
}

/** A game in a window of its own. Browsers refuse one that nobody pressed for; then a press opens it. */
export function OwnWindow({ url, onHome, onRetry }: OwnWindowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean>();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    setOpen(openWindow(url));
  }, [url]);
  if (isOpen === undefined) return null;
  return isOpen ? (
    <EmptyState
      icon="link-out"
      title={t('play.window')}
      description={t('play.window.hint')}
      action={
        <WayOn onHome={onHome}>
          <Button onClick={onRetry}>{t('play.again')}</Button>
        </WayOn>
      }
    />
  ) : (
    <EmptyState
      icon="warning"
      title={t('play.blocked')}
      action={
        <WayOn onHome={onHome}>
          <Button onClick={() => setOpen(openWindow(url))}>{t('play.open')}</Button>
        </WayOn>
      }
    />
  );
}
