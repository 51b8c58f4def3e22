import type { TextKey } from '#kernel/i18n/text-key.ts';
import { modes, type LotteryMode } from './modes.ts';

export const modeText = {
  ALL: 'category.ALL',
  LOTT: 'lottery.mode.LOTT',
  ELOTT: 'lottery.mode.ELOTT',
} as const satisfies Readonly<Record<LotteryMode, TextKey>>;

/** What there is to choose from: nothing, where all lotteries are of one mode. */
export function modesOf(lotteries: readonly { readonly mode: string }[]): readonly LotteryMode[] {
  const found = modes.filter((one) => lotteries.some(({ mode }) => mode === one));
  return found.length > 1 ? ['ALL', ...found] : [];
}
