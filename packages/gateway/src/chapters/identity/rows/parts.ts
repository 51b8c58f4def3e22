import type { Payload, Reply } from '@livery/contract';

/** What is wanted of a member, and what was wrong with it, as the contract names them. */
export type IdentityStep = Reply<'kyc'>['needed'][number];
export type Reason = Reply<'kyc'>['reasons'][number];
export type Why = Reason['why'];
export type PictureKind = 'front' | 'back' | 'selfie';

/** What somebody found who looked. */
export type CheckOutcome = 'passed' | 'again' | 'refused' | 'person';

/** As its member said it; the number is there, since none is kept without. */
export type Details = Required<Payload<'setKycDetails'>>;

/** Of a document: where the typed is another, this one counts. */
export interface DocumentPerson {
  readonly name: string;
  readonly birthDate: string;
  /** Until when the document is good; undefined where that is not said. */
  readonly validUntil?: number | undefined;
}
