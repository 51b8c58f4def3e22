import { openEvents } from '../http/client.ts';
import { connected } from './connected.ts';
import { wasCut } from './cut.ts';
import type { StreamEvent } from './events.ts';
import { whilePresent } from './presence.ts';
import { shareConnection } from './shared.ts';

export interface NewsReader {
  readonly onNews: (news: StreamEvent) => void;
  /** From here on news are heard, for the first time or again: some may have been missed before. */
  readonly onBegin: (isFirst: boolean) => void;
}

/** Hears what the platform says to this member, or to every visitor. */
export function followNews(userName: string | null, { onNews, onBegin }: NewsReader): () => void {
  let heardBefore = false;
  const stop = whilePresent(() => {
    const leave = shareConnection(`livery-live:${userName ?? ''}`, openEvents, {
      onEvent: onNews,
      onState(isOpen) {
        if (isOpen && !connected.get()) onBegin(!heardBefore && !wasCut());
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
