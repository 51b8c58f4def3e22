/** Lotteries that are drawn as they always were, and those that a machine draws all day. */
export const modes = ['LOTT', 'ELOTT'] as const;

/** Which lotteries a page shows. */
export type LotteryMode = 'ALL' | (typeof modes)[number];

export const isLotteryMode = (code: string): code is (typeof modes)[number] =>
  (modes as readonly string[]).includes(code);

/** Which of them an address asks for. */
export const modeOf = (code: string | undefined): LotteryMode =>
  code !== undefined && isLotteryMode(code) ? code : 'ALL';
