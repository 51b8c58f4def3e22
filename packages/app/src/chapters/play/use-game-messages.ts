import { useEffect } from 'react';
import { gameSound, setGameSound } from '#kernel/choices/game-sound.ts';

interface GameMessage {
  readonly source: 'livery-game';
  readonly type: 'ready' | 'round' | 'exit' | 'sound-on' | 'sound-off';
}

type Happening = Exclude<GameMessage['type'], 'sound-on' | 'sound-off'>;

/** What the player chose in the settings; a game that nobody chose for does as it did before. */
function tellSound(game: MessageEventSource | null, origin: string): void {
  const on = gameSound();
  if (on === undefined) return;
  const message = { source: 'livery-shell', type: on ? 'sound-on' : 'sound-off' };
  game?.postMessage(message, { targetOrigin: origin });
}

const isGameMessage = (data: unknown): data is GameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'livery-game' &&
  'type' in data;

/** Hears a framed game, and nobody else: only messages from the game's own origin count. */
export function useGameMessages(url: string | undefined, listen: (type: Happening) => void): void {
  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url, location.href);
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || !isGameMessage(event.data)) return;
      const { type } = event.data;
      if (type === 'sound-on' || type === 'sound-off') {
        setGameSound(type === 'sound-on');
        return;
      }
      if (type === 'ready') tellSound(event.source, origin);
      listen(type);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [url, listen]);
}
