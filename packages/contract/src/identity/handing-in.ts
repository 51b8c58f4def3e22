import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, EncryptedBody, Nothing, Text, Url } from '../base/schemas.ts';
import { BirthDate, DocumentKind, KycStep } from './parts.ts';
import { identityRoutes } from './routes.ts';
import { IdentityStanding } from './standing.ts';

export const setKycDetails = endpoint(identityRoutes, 'setKycDetails', {
  id: 'K03',
  caller: 'registered',
  whileBarred: true,
  about:
    'Says who one is, as the document says it. The number is kept sealed and never shown again: it may be left out where one is kept.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        name: Text(80, 2),
        birthDate: BirthDate,
        address: Text(200, 5),
        document: DocumentKind,
        idNumber: Type.Optional(
          Type.String({ minLength: 4, maxLength: 40, pattern: '^[0-9A-Za-z][0-9A-Za-z ./-]*$' }),
        ),
      },
      closed,
    ),
  },
  reply: Nothing,
  errors: ['encryption.invalid', 'kyc.closed', 'age.under'],
});

export const kycDocument = endpoint(identityRoutes, 'kycDocument', {
  id: 'K01.document',
  caller: 'registered',
  whileBarred: true,
  about: 'Hands in a picture of one side of a document, in place of the one before.',
  bodyType: 'multipart',
  files: 1,
  sealsFiles: true,
  request: { body: Type.Object({ kind: Type.Enum(['front', 'back']) }, closed) },
  reply: IdentityStanding,
  errors: ['kyc.closed', 'upload.invalid'],
});

export const kycLiveness = endpoint(identityRoutes, 'kycLiveness', {
  id: 'K01.liveness',
  caller: 'registered',
  whileBarred: true,
  about: 'Hands in a live picture of one’s face, in place of the one before.',
  bodyType: 'multipart',
  files: 1,
  sealsFiles: true,
  request: { body: Type.Object({}, closed) },
  reply: IdentityStanding,
  errors: ['kyc.closed', 'upload.invalid'],
});

/** Of a check that cannot begin yet: what is to be done first. */
const KycIncomplete = Type.Object({ needed: Type.Array(KycStep) }, closed);

export const beginKyc = endpoint(identityRoutes, 'beginKyc', {
  id: 'K02',
  caller: 'registered',
  whileBarred: true,
  about:
    'Has it looked at: answers with the page of a provider to go to, or hands the pictures to our own people. Called again before anybody has decided it answers the same.',
  request: {
    body: Type.Object({ level: Type.Integer({ minimum: 1, maximum: 2 }) }, closed),
  },
  reply: Type.Object(
    {
      ...IdentityStanding.properties,
      /** Where the check goes on; left out where it is looked at here. */
      url: Type.Optional(Url),
    },
    closed,
  ),
  failure: KycIncomplete,
  errors: ['kyc.closed', 'kyc.incomplete', 'provider.unavailable'],
});
