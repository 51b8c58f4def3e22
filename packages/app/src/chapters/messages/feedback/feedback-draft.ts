import { createSendDraft, type SendDraft } from '#kernel/http/uploads/send-draft.ts';

export const feedbackTopics = ['problem', 'payment', 'idea', 'other'] as const;

export type FeedbackTopic = (typeof feedbackTopics)[number];

/** What a member has written to the operator so far. */
export type FeedbackDraft = SendDraft & { readonly category: FeedbackTopic };

const isTopic = (value: unknown): value is FeedbackTopic =>
  feedbackTopics.some((topic) => topic === value);

export const feedbackDraft = createSendDraft('FEEDBACK_DRAFT', ({ category }) =>
  isTopic(category) ? { category } : undefined,
);
