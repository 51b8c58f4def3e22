import type { Payload } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { forgetPassword } from '#kernel/session/known-password.ts';
import { setPasswordDue } from '#kernel/session/session.ts';

/** Sets another password; this session goes on, and every other one has ended. */
export async function changePassword(payload: Payload<'changePassword'>): Promise<void> {
  await call('changePassword', { payload });
  forgetPassword();
  setPasswordDue(false);
}
