import { createDraft } from '#kernel/session/member-draft.ts';

/** What a member has filled in of a claim. */
export interface ClaimDraft {
  readonly id: string;
  readonly remark: string;
  readonly pictures: readonly File[];
  /** Of this content: the platform acts once for it, however often it is sent. */
  readonly key: string;
  /** The form is in sight. */
  readonly open: boolean;
}

export const claimDraft = createDraft<ClaimDraft>({
  key: 'CLAIM_DRAFT',
  words: ({ pictures, ...words }) => ({ ...words, bare: pictures.length === 0 }),
  wake: ({ id, remark, key, open, bare }) =>
    typeof id === 'string' && typeof remark === 'string' && typeof key === 'string'
      ? {
          id,
          remark,
          pictures: [],
          // Without its pictures it is another claim.
          key: bare === true ? key : crypto.randomUUID(),
          open: open === true,
        }
      : undefined,
});

const blank = { remark: '', pictures: [] } as const;

/** The form of a promotion as it was left, or an empty one. */
export const openedDraft = (id: string, left: ClaimDraft | undefined): ClaimDraft =>
  left?.id === id
    ? { ...left, open: true }
    : { id, ...blank, key: crypto.randomUUID(), open: true };

/** Other content is another claim. */
export const changedDraft = (
  draft: ClaimDraft,
  change: Partial<Pick<ClaimDraft, 'remark' | 'pictures'>>,
): ClaimDraft => ({ ...draft, ...change, key: crypto.randomUUID() });
