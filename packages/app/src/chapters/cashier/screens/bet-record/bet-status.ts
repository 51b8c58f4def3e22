import type { IconName } from '@livery/ui/icon';
import { compareDecimals } from '@livery/ui/money';
import type { TagProps } from '@livery/ui/tag';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { BetRecord } from '../../api/bet-records.ts';
import type { BetStatus } from '../../record-filter.ts';

/** What came of a round: one that gave back no more than was staked is no win. */
export type RoundOutcome = BetStatus | 'returned';

export const outcomeOf = ({ status, net }: BetRecord): RoundOutcome =>
  status === 'won' && compareDecimals(net, '0') <= 0 ? 'returned' : status;

export const outcomeText = {
  won: 'flag.TRANSBETREPMEM3.won',
  returned: 'flag.TRANSBETREPMEM3.returned',
  lost: 'flag.TRANSBETREPMEM3.lost',
  open: 'flag.TRANSBETREPMEM3.open',
  void: 'flag.TRANSBETREPMEM3.void',
} as const satisfies Readonly<Record<RoundOutcome, TextKey>>;

export const outcomeTone = {
  won: 'win',
  returned: 'neutral',
  lost: 'neutral',
  open: 'action',
  void: 'warning',
} as const satisfies Readonly<Record<RoundOutcome, TagProps['tone']>>;

export const outcomeIcon = {
  won: 'trophy',
  returned: 'refresh',
  lost: 'minus',
  open: 'clock',
  void: 'ban',
} as const satisfies Readonly<Record<RoundOutcome, IconName>>;
