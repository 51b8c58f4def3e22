import { keepConnected, type Connection } from './connection.ts';
import type { StreamEvent } from './events.ts';

/** What the tabs tell each other: news, and whether one of them hears any. */
type TabNews =
  | { readonly kind: 'news'; readonly news: StreamEvent }
  | { readonly kind: 'state'; readonly isOpen: boolean }
  /** A tab that has just come wants to know. */
  | { readonly kind: 'question' };

export type Listener = Pick<Connection, 'onEvent' | 'onState'>;

const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/**
 * One connection for all tabs of a name: the one that has the lock holds it and
 * hands on what it hears. When it goes, the next in line takes over. Where a
 * browser has no locks each tab holds a connection of its own (ADR 36).
 */
export function shareConnection(
  name: string,
  open: Connection['open'],
  { onEvent, onState }: Listener,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { locks } = navigator as Partial<Navigator>;
  const channel =
    locks && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(name) : undefined;
  let holds = false;
  let isOpen = false;
  // Who has left says no more: its channel is closed.
  const others = (): BroadcastChannel | undefined => (signal.aborted ? undefined : channel);
  const tell = (news: TabNews): void => others()?.postMessage(news);

  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    if (data.kind === 'question') {
      if (holds) tell({ kind: 'state', isOpen });
    } else if (holds) {
      // What this tab said itself, or another that has not heard yet that it is not alone.
    } else if (data.kind === 'state') onState(data.isOpen);
    else onEvent(data.news);
  });
  tell({ kind: 'question' });

  const hold = async (): Promise<void> => {
    holds = true;
    await keepConnected(
      {
        open,
        onEvent: (news) => {
          onEvent(news);
          tell({ kind: 'news', news });
        },
        onState: (state) => {
          isOpen = state;
          onState(state);
          tell({ kind: 'state', isOpen });
        },
      },
      signal,
    );
    // Refused for good: the lock is kept, so that no other tab asks the same in vain.
    await untilStopped(signal);
  };
  if (locks) locks.request(name, { signal }, hold).catch(() => {});
  else void hold();
  return () => {
    leaving.abort();
    channel?.close();
  };
}
