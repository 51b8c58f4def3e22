import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, EncryptedBody, Instant, Password, Text } from '../base/schemas.ts';
import { SignedCredential } from './passkeys.ts';
import { doorRoutes } from './routes.ts';

export const prove = endpoint(doorRoutes, 'prove', {
  id: 'S07',
  caller: 'registered',
  whileBarred: true,
  about:
    'Shows once more who sits at the session, by one of the three: for five minutes what guards the account may be changed. Where an authenticator is set up its code or a passkey is wanted, and a password is refused.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        password: Type.Optional(Password),
        /** Of an authenticator, or one for when it is lost. */
        code: Type.Optional(Text(24, 6)),
        credential: Type.Optional(SignedCredential),
      },
      closed,
    ),
  },
  reply: Type.Object({ until: Instant }, closed),
  errors: [
    'encryption.invalid',
    'password.old_wrong',
    'totp.required',
    'totp.wrong',
    'passkey.invalid',
  ],
});
