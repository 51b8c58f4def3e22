import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Birthday, closed, EncryptedBody, NewPassword, Password } from '../base/schemas.ts';
import { DeviceCredential } from './devices.ts';
import { memberRoutes } from './routes.ts';

export const changePassword = endpoint(memberRoutes, 'changePassword', {
  id: 'A17',
  caller: 'registered',
  whileBarred: true,
  beforeNewPassword: true,
  about: 'Sets a new password; every other session and device ends.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        oldPassword: Type.Optional(Password),
        newPassword: NewPassword,
        confirmNewPassword: NewPassword,
        /** Of an account that somebody else opened, with the first password of its owner’s own. */
        birthday: Type.Optional(Birthday),
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
    'age.under',
  ],
});
