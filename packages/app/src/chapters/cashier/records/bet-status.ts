import type { IconName } from '@livery/ui/icon';
import type { TagProps } from '@livery/ui/tag';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { BetStatus } from '../record-filter.ts';

export const betStatusText = {
  won: 'flag.TRANSBETREPMEM3.won',
  lost: 'flag.TRANSBETREPMEM3.lost',
  open: 'flag.TRANSBETREPMEM3.open',
  void: 'flag.TRANSBETREPMEM3.void',
} as const satisfies Readonly<Record<BetStatus, TextKey>>;

export const betStatusTone = {
  won: 'win',
  lost: 'neutral',
  open: 'action',
  void: 'warning',
} as const satisfies Readonly<Record<BetStatus, TagProps['tone']>>;

export const betStatusIcon = {
  won: 'trophy',
  lost: 'minus',
  open: 'clock',
  void: 'ban',
} as const satisfies Readonly<Record<BetStatus, IconName>>;
