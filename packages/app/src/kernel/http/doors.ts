import type { Reply } from '@livery/contract/client';
import { routes } from '@livery/contract/routes';
import { signByDevice } from '../session/device-key.ts';
import { rememberLastLogin } from '../session/last-login.ts';
import { forgetDevice, rememberedLogin } from '../session/remembered.ts';
import type { Session } from '../session/session.ts';
import { ApiError } from '@livery/web/http/api-error';
import type { Input } from './input.ts';

/** Calls of nobody yet. */
type Ask = <N extends 'sessionChallenge' | 'refresh'>(
  name: N,
  input: Input<N>,
  options?: { readonly outlives: true },
) => Promise<Reply<N>>;

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'credential.invalid';

/** This device by its signature; as if it were refused where it has nothing to sign with. */
async function prove(ask: Ask, credentialId?: string): Promise<Reply<'refresh'>> {
  if (credentialId === undefined) throw new ApiError('credential.invalid', 401);
  const { challenge } = await ask('sessionChallenge', {});
  const signature = await signByDevice(challenge);
  if (signature === undefined) throw new ApiError('credential.invalid', 401);
  const body = { credentialId, challenge, signature };
  // Its answer turns the device's cookie; with the former one the device would be taken for stolen.
  return ask('refresh', { body }, { outlives: true });
}

/** A session for a remembered device. One that is refused is remembered by its name alone. */
export async function restore(ask: Ask, merchantCode: string): Promise<Session> {
  try {
    const reply = await prove(ask, rememberedLogin()?.credentialId);
    const { token, userName, type, firstTimeLogin, lastLoginAt, lastLoginIp } = reply;
    if (lastLoginAt !== null) rememberLastLogin({ at: lastLoginAt, ip: lastLoginIp });
    return { token, merchantCode, userName, type, firstTimeLogin };
  } catch (error) {
    if (isRefused(error)) forgetDevice();
    throw error;
  }
}

/** Ends a session that was opened for somebody who had left meanwhile; it runs out by itself where nobody hears. */
export async function end(headers: Readonly<Record<string, string>>): Promise<void> {
  const { method, path } = routes.logout;
  await fetch(path, { method, headers, credentials: 'same-origin' }).catch(() => {});
}
