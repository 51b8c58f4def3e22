import type { PromotionStatus } from '@livery/ui/promotion';
import type { TextKey } from '#kernel/i18n/text-key.ts';

interface StatusText {
  readonly label: TextKey;
  /** What it means for whoever looks; a button says it by itself. */
  readonly note?: TextKey;
}

/** What is said of each status. */
export const statusText: Readonly<Record<PromotionStatus, StatusText>> = {
  join: { label: 'promotion.status.join' },
  claim: { label: 'promotion.status.claim' },
  applying: { label: 'promotion.status.applying', note: 'promotion.note.applying' },
  process: { label: 'promotion.status.process', note: 'promotion.note.process' },
  joined: { label: 'promotion.status.joined', note: 'promotion.note.joined' },
  issued: { label: 'promotion.status.issued', note: 'promotion.note.issued' },
  claimed: { label: 'promotion.status.claimed', note: 'promotion.note.claimed' },
  rejected: { label: 'promotion.status.rejected', note: 'promotion.note.rejected' },
  close: { label: 'promotion.status.close', note: 'promotion.note.close' },
  'coming-soon': { label: 'promotion.status.soon', note: 'promotion.note.soon' },
};
