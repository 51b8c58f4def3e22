import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, EncryptedBody, Nothing, ProofWanted, Text } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

/** Six digits of an app, or one of the codes that were shown once for when it is lost. */
export const SecondFactor = Text(24, 6);

export const totpBegin = endpoint(memberRoutes, 'totpBegin', {
  id: 'S04',
  caller: 'registered',
  whileBarred: true,
  about:
    'A new secret for an authenticator app, which holds once a code of it was shown; wants a fresh proof.',
  request: {},
  reply: Type.Object({ uri: Type.String(), text: Type.String() }, closed),
  failure: ProofWanted,
  errors: ['proof.required', 'totp.set'],
});

export const totpConfirm = endpoint(memberRoutes, 'totpConfirm', {
  id: 'S04',
  caller: 'registered',
  whileBarred: true,
  about:
    'The first code of the new secret: from now on a log-in by password asks for one. Answers ten codes for when the app is lost, which are shown this once.',
  request: {
    body: EncryptedBody,
    payload: Type.Object({ code: SecondFactor }, closed),
  },
  reply: Type.Object({ recoveryCodes: Type.Array(Type.String()) }, closed),
  errors: ['encryption.invalid', 'totp.wrong', 'totp.set', 'totp.unset'],
});

export const totpRemove = endpoint(memberRoutes, 'totpRemove', {
  id: 'S04',
  caller: 'registered',
  whileBarred: true,
  about: 'Takes the authenticator away, by one of its codes or one for when it is lost.',
  request: {
    body: EncryptedBody,
    payload: Type.Object({ code: SecondFactor }, closed),
  },
  reply: Nothing,
  errors: ['encryption.invalid', 'totp.wrong', 'totp.unset'],
});
