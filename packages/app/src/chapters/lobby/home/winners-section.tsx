import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '#kernel/merchant.tsx';
import { useSignal, type Signal } from '@livery/web/store/signal';
import { vendorsQuery } from '../api/vendors.ts';
import { Near } from '../components/near.tsx';
import { Winners, WinnersRoom } from '../components/winners.tsx';

export interface WinnersSectionProps {
  /** Tells when the home has all of its parts: told from above, what the build drew would go. */
  readonly whole: Signal<boolean>;
}

/** Recent wins, asked for once somebody comes near; how near is known with the sections above. */
export function WinnersSection({ whole }: WinnersSectionProps) {
  const isWhole = useSignal(whole, false);
  const { isPending } = useQuery({ ...vendorsQuery(useMerchant().code), enabled: isWhole });
  return (
    <Near placed={isWhole && !isPending} room={<WinnersRoom />}>
      <Winners />
    </Near>
  );
}
