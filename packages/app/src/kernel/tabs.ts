/** What the tabs of one site tell each other. */
export type TabMessage =
  | { readonly type: 'log-out' }
  | { readonly type: 'session'; readonly session: unknown; readonly how: 'entered' | 'returned' }
  /** Who is in another tab? Each that somebody is in answers the one that asked. */
  | { readonly type: 'who'; readonly from: string }
  | { readonly type: 'answer'; readonly to: string; readonly session: unknown }
  | { readonly type: 'own-password'; readonly token: string }
  /** A game was opened, at a moment that the tabs of a browser have in common; the platform has ended the one before. */
  | { readonly type: 'game'; readonly launch: string; readonly at?: number }
  | { readonly type: 'theme'; readonly theme: 'dark' | 'light' }
  | { readonly type: 'motion'; readonly less: boolean }
  | { readonly type: 'language'; readonly code: string };

let channel: BroadcastChannel | undefined;

const open = (): BroadcastChannel | undefined =>
  (channel ??=
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('livery'));

/** Whether there is a way to speak to them. */
export const tabsHear = (): boolean => open() !== undefined;

export const tellTabs = (message: TabMessage): void => open()?.postMessage(message);

export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const tabs = open();
  const receive = (event: MessageEvent<TabMessage>): void => listen(event.data);
  tabs?.addEventListener('message', receive);
  return () => tabs?.removeEventListener('message', receive);
}
