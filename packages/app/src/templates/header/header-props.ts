import type { ComponentType } from 'react';

export interface HeaderProps {
  /** Offers the app; it is nothing where there is none. */
  readonly Offer: ComponentType<{ className?: string }>;
}
