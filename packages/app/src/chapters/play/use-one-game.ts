import { useEffect, useState } from 'react';
import { onTabMessage, tellTabs, type TabMessage } from '#kernel/tabs.ts';

type Game = Extract<TabMessage, { readonly type: 'game' }>;

/** Of two games that hear of each other exactly one was opened after the other, whoever asks. */
function isAfter(game: Game, other: Game): boolean {
  // Older releases do not say when: what is heard from them has just been opened.
  const { at = Infinity } = game;
  const { at: before = 0 } = other;
  return at === before ? game.launch > other.launch : at > before;
}

/** Whether a game was opened in another tab since this one was: a browser plays one at a time. */
export function useOneGame(launch: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (launch === undefined) return undefined;
    const ours: Game = { type: 'game', launch, at: Date.now() };
    tellTabs(ours);
    return onTabMessage((message) => {
      if (message.type === 'game' && isAfter(message, ours)) setOver(launch);
    });
  }, [launch]);
  return launch !== undefined && over === launch;
}
