import type { Details, DocumentPerson, Reason, CheckOutcome } from '../rows/parts.ts';

export interface AskedCheck extends Details {
  /** Ours, and the provider's key: the same one asked for twice is one. */
  readonly reference: string;
  /** Where the member comes back to. That they came back proves nothing. */
  readonly returnUrl: string;
}

export interface OpenedCheck {
  readonly providerRef: string;
  /** The provider's page. */
  readonly url: string;
  /** Until when it can be used. */
  readonly until: number;
}

/** One look at somebody, by a program or a person of the provider's. */
export interface ProviderCheck {
  /** The provider's own, and never that of another one. */
  readonly id: string;
  readonly outcome: CheckOutcome;
  readonly reasons: readonly Reason[];
  /** What the document says, where it was read. */
  readonly document?: (DocumentPerson & { readonly number: string }) | undefined;
  readonly at: number;
}

/** What a provider says of one case of ours. How far it is moves nothing: what was found stands in the checks. */
export interface Finding {
  readonly reference: string;
  readonly stage: 'open' | 'submitted' | 'finished' | 'expired';
  readonly checks: readonly ProviderCheck[];
}

/**
 * Somebody who looks at documents and faces. Nothing of this is called inside
 * a transaction; what throws has told nothing.
 */
export interface IdentityProvider {
  readonly code: string;
  open(asked: AskedCheck): Promise<OpenedCheck>;
  /** By our reference; nothing where the provider surely has no such case. */
  read(reference: string): Promise<Finding | undefined>;
  /** Pure. CaseMember case it is about; nothing where it is forged, stale or none of this provider's. */
  verify(raw: Buffer, headers: Headers, now: number): string | undefined;
}
