import { useEffect, useEffectEvent } from 'react';
import { gameSound, setGameSound } from '#kernel/choices/game-sound.ts';
import { isRecord } from '@livery/web/store/storage';

/** What a game tells, of the money as well where it tells of that. */
export interface GameMessage {
  readonly type: 'ready' | 'stake' | 'refused' | 'round' | 'exit';
  /** Of a round that has begun. */
  readonly stake?: string;
  /** Of one that was settled. */
  readonly win?: string;
}

const types: ReadonlySet<unknown> = new Set<GameMessage['type']>([
  'ready',
  'stake',
  'refused',
  'round',
  'exit',
]);

/** What the player chose in the settings; a game that nobody chose for does as it did before. */
function tellSound(game: MessageEventSource | null, origin: string): void {
  const on = gameSound();
  if (on === undefined) return;
  const message = { source: 'livery-shell', type: on ? 'sound-on' : 'sound-off' };
  game?.postMessage(message, { targetOrigin: origin });
}

const isFromGame = (data: unknown): data is Readonly<Record<string, unknown>> =>
  isRecord(data) && data['source'] === 'livery-game';

/** Money as the platform writes it; a game may say what it likes. */
const amountIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{1,15}(?:\.\d{1,4})?$/.test(value) ? value : undefined;

function messageIn({
  type,
  stake,
  win,
}: Readonly<Record<string, unknown>>): GameMessage | undefined {
  if (!types.has(type)) return undefined;
  const [staked, won] = [amountIn(stake), amountIn(win)];
  return {
    type: type as GameMessage['type'],
    ...(staked === undefined ? {} : { stake: staked }),
    ...(won === undefined ? {} : { win: won }),
  };
}

/** Hears a framed game, and nobody else: only messages from the game's own origin count. */
export function useGameMessages(
  url: string | undefined,
  listen: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent(listen);
  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url, location.href);
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || !isFromGame(event.data)) return;
      const { type } = event.data;
      if (type === 'sound-on' || type === 'sound-off') setGameSound(type === 'sound-on');
      if (type === 'ready') tellSound(event.source, origin);
      const message = messageIn(event.data);
      if (message) hear(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [url]);
}
