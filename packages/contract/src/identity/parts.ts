import { Type } from 'typebox';
import { closed, Instant, Text } from '../base/schemas.ts';

/** What of a person is looked at; a passport has no back. */
export const DocumentKind = Type.Enum(['id_card', 'passport', 'licence']);

/** `selfie` is a live picture of the face. */
const PictureKind = Type.Enum(['front', 'back', 'selfie']);

/** A day of the past: written as dates are, and looked at by the rules. */
export const BirthDate = Type.String({
  maxLength: 10,
  pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
});

/** What has to be done, in this order. `check` is to hand all of it in, or to go to the page that looks. */
export const KycStep = Type.Enum(['details', 'front', 'back', 'selfie', 'check']);

/** What was found wanting, and of which step; what others have handed in is never a reason. */
export const KycReason = Type.Object(
  {
    step: KycStep,
    why: Type.Enum([
      'blurred',
      'cut_off',
      'covered',
      'wrong_side',
      'wrong_document',
      'expired',
      'name_differs',
      'birth_date_differs',
      'number_differs',
      'face_differs',
      'under_age',
      /** Of whatever was refused for good and is not said. */
      'not_accepted',
    ]),
  },
  closed,
);

/** What was handed in so far. Of the number of a document it is said that it is there, and no more. */
export const KycDraft = Type.Object(
  {
    details: Type.Optional(
      Type.Object(
        {
          name: Text(80),
          birthDate: BirthDate,
          address: Text(200),
          document: DocumentKind,
        },
        closed,
      ),
    ),
    pictures: Type.Array(Type.Object({ kind: PictureKind, at: Instant }, closed)),
  },
  closed,
);
