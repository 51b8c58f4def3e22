import { useEffect } from 'react';

interface GameMessage {
  readonly source: 'livery-game';
  readonly type: 'ready' | 'round' | 'exit';
}

const isGameMessage = (data: unknown): data is GameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'livery-game' &&
  'type' in data;

/** Hears a framed game, and nobody else: only messages from the game's own origin count. */
export function useGameMessages(
  url: string | undefined,
  listen: (type: GameMessage['type']) => void,
): void {
  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url, location.href);
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin === origin && isGameMessage(event.data)) listen(event.data.type);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [url, listen]);
}
