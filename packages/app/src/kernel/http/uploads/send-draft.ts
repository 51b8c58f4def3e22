import { createDraft, type MemberDraft } from '../../session/member-draft.ts';

/** What a member has written so far of what is sent with pictures. */
export interface SendDraft {
  readonly text: string;
  readonly pictures: readonly File[];
  /** Of this content: the platform acts once for it, however often it is sent. */
  readonly key: string;
}

/** What else a form asks. */
type Extra = Readonly<Record<string, unknown>>;

export const blankDraft = <More extends Extra>(more: More): SendDraft & More => ({
  ...more,
  text: '',
  pictures: [],
  key: crypto.randomUUID(),
});

/** Other content is another one to send. */
export const changedDraft = <Draft extends SendDraft>(
  draft: Draft,
  change: Partial<Omit<Draft, 'key'>>,
): Draft => ({ ...draft, ...change, key: crypto.randomUUID() });

/** Keeps such a draft in the tab; `wakeMore` reads what else was written down, and says nothing where that is none. */
export const createSendDraft = <More extends Extra>(
  key: string,
  wakeMore: (words: Extra) => More | undefined,
): MemberDraft<SendDraft & More> =>
  createDraft<SendDraft & More>({
    key,
    words: ({ pictures, ...words }) => ({ ...words, bare: pictures.length === 0 }),
    wake: (words) => {
      const more = wakeMore(words);
      const { text, key: known, bare } = words;
      return more && typeof text === 'string' && typeof known === 'string'
        ? // Without its pictures it is another one.
          { ...more, text, pictures: [], key: bare === true ? known : crypto.randomUUID() }
        : undefined;
    },
  });
