import type { ComponentType } from 'react';

export interface HeaderProps {
  /** Offers the app; it is nothing where there is none. */
  readonly Offer: ComponentType<{ className?: string }>;
  /** Opens customer service. */
  readonly Help: ComponentType<{ className?: string }>;
  /** Locks play for a day; it is nothing where no law wants it always in sight. */
  readonly Lock: ComponentType;
}
