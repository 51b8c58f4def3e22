import { useEffect, useState } from 'react';
import { onTabMessage, tellTabs } from '#kernel/tabs.ts';

/** Whether a game was opened in another tab since this one was: a browser plays one at a time. */
export function useOneGame(launch: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (launch === undefined) return undefined;
    tellTabs({ type: 'game', launch });
    return onTabMessage((message) => {
      if (message.type === 'game') setOver(launch);
    });
  }, [launch]);
  return launch !== undefined && over === launch;
}
