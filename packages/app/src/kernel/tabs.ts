import { createTabs } from '@livery/web/store/tabs';

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

export const {
  hear: tabsHear,
  tell: tellTabs,
  onMessage: onTabMessage,
} = createTabs<TabMessage>('livery');
