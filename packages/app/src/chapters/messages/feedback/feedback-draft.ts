import { createDraft } from '#kernel/session/member-draft.ts';

export const feedbackTopics = ['problem', 'payment', 'idea', 'other'] as const;

export type FeedbackTopic = (typeof feedbackTopics)[number];

/** What a member has written to the operator so far. */
export interface FeedbackDraft {
  readonly category: FeedbackTopic;
  readonly content: string;
  readonly pictures: readonly File[];
  /** Of this content: the platform takes it once, however often it is sent. */
  readonly key: string;
}

const isTopic = (value: unknown): value is FeedbackTopic =>
  feedbackTopics.some((topic) => topic === value);

export const feedbackDraft = createDraft<FeedbackDraft>({
  key: 'FEEDBACK_DRAFT',
  words: ({ pictures, ...words }) => ({ ...words, bare: pictures.length === 0 }),
  wake: ({ category, content, key, bare }) =>
    isTopic(category) && typeof content === 'string' && typeof key === 'string'
      ? // Without its pictures it is another word.
        { category, content, pictures: [], key: bare === true ? key : crypto.randomUUID() }
      : undefined,
});

export const blankDraft = (): FeedbackDraft => ({
  category: 'problem',
  content: '',
  pictures: [],
  key: crypto.randomUUID(),
});

/** Other content is another word. */
export const changedWord = (
  draft: FeedbackDraft,
  change: Partial<Omit<FeedbackDraft, 'key'>>,
): FeedbackDraft => ({ ...draft, ...change, key: crypto.randomUUID() });

/** Letters that a word to the operator has. */
export const least = 10;
export const most = 500;

export function isFitting({ content }: FeedbackDraft): boolean {
  const { length } = content.trim();
  return length >= least && length <= most;
}
