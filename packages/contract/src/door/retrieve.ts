import { Type } from 'typebox';
import { LONGEST_EMAIL } from '../base/email.ts';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  DialingCode,
  EncryptedBody,
  MobileNumber,
  NewPassword,
  Nothing,
  Text,
  VerificationCode,
} from '../base/schemas.ts';
import { IdToken } from './login.ts';
import { doorRoutes } from './routes.ts';

export const retrieveByPhone = endpoint(doorRoutes, 'retrieveByPhone', {
  id: 'A18',
  repeatable: true,
  caller: 'public',
  flag: 'CHNGPASSVERIF3',
  about: 'Sets a forgotten password by a code sent to the phone.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        newPassword: NewPassword,
        mobileNum: MobileNumber,
        countryDialingCode: DialingCode,
        verificationCode: Type.Optional(VerificationCode),
        firebaseIdToken: Type.Optional(IdToken),
      },
      closed,
    ),
  },
  reply: Type.Object({ userName: Type.String() }, closed),
  errors: [
    'encryption.invalid',
    'permission.denied',
    'sms.wrong',
    'sms.expired',
    'password.weak',
    'modify.new.old.same',
  ],
});

export const retrieveByEmail = endpoint(doorRoutes, 'retrieveByEmail', {
  id: 'A19',
  caller: 'public',
  about:
    'Sends a password for one use to the address, if it belongs to the account, or did until another replaced it within three days: a new password by that one takes the address back.',
  bodyType: 'form',
  request: { body: Type.Object({ username: Text(20), email: Text(LONGEST_EMAIL) }, closed) },
  reply: Nothing,
  errors: [],
});
