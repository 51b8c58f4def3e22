import type { TextKey } from '#kernel/i18n/text-key.ts';

/** Lotteries that are drawn as they always were, and those that a machine draws all day. */
const modes = ['LOTT', 'ELOTT'] as const;

/** Which lotteries a page shows. */
export type LotteryMode = 'ALL' | (typeof modes)[number];

export const isLotteryMode = (code: string): code is (typeof modes)[number] =>
  (modes as readonly string[]).includes(code);

/** Which of them an address asks for. */
export const modeOf = (code: string | undefined): LotteryMode =>
  code !== undefined && isLotteryMode(code) ? code : 'ALL';

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
