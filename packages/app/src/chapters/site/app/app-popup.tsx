import { useEffect, useState } from 'react';
import type { PopupProps } from '#kernel/popup.ts';
import { currentVisit, hasPlayed } from '#kernel/session/visits.ts';
import { AppSheet } from './app-sheet.tsx';
import { useBarHidden } from './bar-hidden.ts';
import { noteInvited, wasInvited } from './invited.ts';
import { useApp } from './use-app.ts';

/** From so many visits on, or from a first round, somebody knows what they are offered. */
const enough = 3;

/** Offers the app by itself, once on a device; the bar offers it from the next time on. */
export function AppPopup({ isTurn, onState }: PopupProps) {
  const isHidden = useBarHidden();
  const { app, isPending } = useApp();
  const [isKnown] = useState(() => currentVisit() >= enough || hasPlayed());
  const isDue = app !== undefined && !isHidden && isKnown && !wasInvited();
  useEffect(() => {
    if (isPending) onState('asking');
    else onState(isDue ? 'due' : 'none');
  }, [isPending, isDue, onState]);
  // Seen is enough: where it cannot be noted, closing it still ends it for this page.
  useEffect(() => {
    if (isTurn) noteInvited();
  }, [isTurn]);
  return app ? <AppSheet app={app} own open={isTurn} onClose={() => onState('none')} /> : null;
}
