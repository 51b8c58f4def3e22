import type { Payload } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { forgetPassword } from '#kernel/session/known-password.ts';
import { followCredential } from '#kernel/session/remembered.ts';
import { setPasswordDue } from '#kernel/session/session.ts';

/** Sets another password; this session goes on, and every other one has ended. */
export async function changePassword(payload: Payload<'changePassword'>): Promise<void> {
  const { deviceCredential } = await call('changePassword', { payload });
  followCredential(deviceCredential?.id);
  forgetPassword();
  setPasswordDue(false);
}
