import { useEffect } from 'react';
import type { PopupProps } from '#kernel/popup.ts';
import { local } from '#kernel/storage.ts';
import { AppSheet } from './app-sheet.tsx';
import { useBarHidden } from './bar-hidden.ts';
import { useApp } from './use-app.ts';

const key = 'appWindow';

/** Offers the app by itself, once on a device; the bar offers it from then on. */
export function AppPopup({ isTurn, onState }: PopupProps) {
  const isHidden = useBarHidden();
  const { app, isPending } = useApp();
  const isDue = app !== undefined && !isHidden && local.get(key) !== '1';
  useEffect(() => {
    if (isPending) onState('asking');
    else onState(isDue ? 'due' : 'none');
  }, [isPending, isDue, onState]);
  // Seen is enough: where it cannot be noted, closing it still ends it for this page.
  useEffect(() => {
    if (isTurn) local.set(key, '1');
  }, [isTurn]);
  return app ? <AppSheet app={app} open={isTurn} onClose={() => onState('none')} /> : null;
}
