import type { Body, Payload } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';

/** Sets a forgotten password by a code; says whose it was. */
export async function retrieveByPhone(
  payload: Payload<'retrieveByPhone'>,
  idempotencyKey?: string,
): Promise<string> {
  const options = idempotencyKey ? { idempotencyKey } : {};
  return (await call('retrieveByPhone', { payload }, options)).userName;
}

/** Has a password for one use sent, if name and address belong together: the answer tells nobody. */
export const retrieveByEmail = (body: Body<'retrieveByEmail'>): Promise<null> =>
  call('retrieveByEmail', { body });
