import { blankDraft, createSendDraft, type SendDraft } from '#kernel/http/uploads/send-draft.ts';

/** What a member has filled in of a claim: a remark, and pictures. */
export type ClaimDraft = SendDraft & {
  readonly id: string;
  /** The form is in sight. */
  readonly open: boolean;
};

export const claimDraft = createSendDraft('CLAIM_DRAFT', ({ id, open }) =>
  typeof id === 'string' ? { id, open: open === true } : undefined,
);

/** The form of a promotion as it was left, or an empty one. */
export const openedDraft = (id: string, left: ClaimDraft | undefined): ClaimDraft =>
  left?.id === id ? { ...left, open: true } : blankDraft({ id, open: true });
