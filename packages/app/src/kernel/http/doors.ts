import type { Body, Reply } from '@livery/contract/client';
import { signByDevice } from '../session/device-key.ts';
import { rememberLastLogin } from '../session/last-login.ts';
import { forgetDevice, rememberedLogin } from '../session/remembered.ts';
import type { Session } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** The two calls it takes. */
interface Ask {
  challenge(): Promise<Reply<'sessionChallenge'>>;
  refresh(body: Body<'refresh'>): Promise<Reply<'refresh'>>;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'credential.invalid';

/** This device by its signature; as if it were refused where it has nothing to sign with. */
async function prove(ask: Ask, credentialId?: string): Promise<Reply<'refresh'>> {
  if (credentialId === undefined) throw new ApiError('credential.invalid', 401);
  const { challenge } = await ask.challenge();
  const signature = await signByDevice(challenge);
  if (signature === undefined) throw new ApiError('credential.invalid', 401);
  return ask.refresh({ credentialId, challenge, signature });
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
