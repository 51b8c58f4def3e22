import { openEvents } from '../http/client.ts';
import { connected } from './connected.ts';
import type { StreamEvent } from './events.ts';
import { whilePresent } from './presence.ts';
import { shareConnection } from './shared.ts';

export interface NewsReader {
  readonly onNews: (news: StreamEvent) => void;
  /** News may have been missed: the line was down, or nobody was looking. */
  readonly onGap: () => void;
  /** From here on news are heard; what was asked for before may have changed meanwhile. */
  readonly onFirst: () => void;
}

/** Hears what the platform says to this member, or to every visitor. */
export function followNews(
  userName: string | null,
  { onNews, onGap, onFirst }: NewsReader,
): () => void {
  let heardBefore = false;
  const stop = whilePresent(() => {
    const leave = shareConnection(`livery-live:${userName ?? ''}`, openEvents, {
      onEvent: onNews,
      onState(isOpen) {
        if (isOpen && !connected.get()) (heardBefore ? onGap : onFirst)();
        heardBefore ||= isOpen;
        connected.set(isOpen);
      },
    });
    return () => {
      leave();
      connected.set(false);
    };
  });
  return stop;
}
