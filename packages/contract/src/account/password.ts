import { Type } from 'typebox';
import { LONGEST_EMAIL } from '../base/email.ts';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  DialingCode,
  MobileNumber,
  NewPassword,
  Nothing,
  Password,
  Text,
  VerificationCode,
} from '../base/schemas.ts';
import { DeviceCredential, EncryptedBody, IdToken } from './login.ts';
import { accountRoutes } from './routes.ts';

export const changePassword = endpoint(accountRoutes, 'changePassword', {
  id: 'A17',
  caller: 'registered',
  beforeNewPassword: true,
  about: 'Sets a new password; every other session and device ends.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        oldPassword: Type.Optional(Password),
        newPassword: NewPassword,
        confirmNewPassword: NewPassword,
      },
      closed,
    ),
  },
  reply: Type.Object({ deviceCredential: Type.Optional(DeviceCredential) }, closed),
  errors: [
    'encryption.invalid',
    'confirm.mismatch',
    'password.same',
    'password.old_wrong',
    'password.weak',
  ],
});

export const retrieveByPhone = endpoint(accountRoutes, 'retrieveByPhone', {
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

export const retrieveByEmail = endpoint(accountRoutes, 'retrieveByEmail', {
  id: 'A19',
  caller: 'public',
  about: 'Sends a password for one use to the address, if it belongs to the account.',
  bodyType: 'form',
  request: { body: Type.Object({ username: Text(20), email: Text(LONGEST_EMAIL) }, closed) },
  reply: Nothing,
  errors: [],
});
