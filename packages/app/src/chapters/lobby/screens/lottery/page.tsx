import { LotteryScreen } from './screen.tsx';
import { modeOf } from '../../lottery/modes.ts';
import type { PageProps } from '#kernel/routing/route.ts';

/** Lotteries: the address says of which mode. */
export function LotteryPage({ params }: PageProps) {
  return <LotteryScreen mode={modeOf(params['mode'])} />;
}
