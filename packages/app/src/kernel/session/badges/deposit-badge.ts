import { signal, useSignal } from '@livery/web/store/signal';

/** A bonus that a deposit may bring, as the platform tells this member. */
export interface DepositBadge {
  readonly promotionId: string;
  /** A decimal string. */
  readonly amount: string;
}

const badge = signal<DepositBadge | undefined>(undefined);

export const noteDepositBadge = (now: DepositBadge | undefined): void => badge.set(now);

/** For whatever leads to a deposit: nothing until the platform has said so. */
export const useDepositBadge = (): DepositBadge | undefined => useSignal(badge, undefined);
