import type { ContactKind } from '../tables.ts';
import type { Member } from '../store.ts';
import { mailboxOf } from './mailbox.ts';

export type { ContactKind };

/** What a member is reached by, of one kind. */
export interface Contact {
  readonly kind: ContactKind;
  readonly value: string;
}

export const contactKinds = ['email', 'mobile'] as const satisfies readonly ContactKind[];

/** Where the member’s own row has it. */
export const contactColumns = {
  email: { value: 'email', isProven: 'email_verified' },
  mobile: { value: 'mobile', isProven: 'mobile_verified' },
} as const satisfies Record<ContactKind, object>;

/** What is there now. */
export const presentContact = (
  member: Member,
  kind: ContactKind,
): { readonly value: string | null; readonly is_proven: boolean } => {
  const { value, isProven } = contactColumns[kind];
  return { value: member[value], is_proven: member[value] !== null && member[isProven] };
};

/** Both are compared alike: a number has no case. */
export const isSameContact = (one: string | null, other: string): boolean =>
  one !== null && mailboxOf(one) === mailboxOf(other);
