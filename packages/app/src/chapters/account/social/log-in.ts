import type { MerchantData } from '@livery/themes/contract';
import { ApiError } from '#kernel/http/api-error.ts';
import { call } from '#kernel/http/client.ts';
import { enter } from '../api/login.ts';
import type { Answer } from './journey.ts';

/** Who is in now; or that a password must join this sign-in to the account that has its address. */
export type Outcome = { readonly userName: string } | { readonly ticket: string };

/** Firebase does not know, or does not take, what the provider said. */
class VouchFailure extends Error {}

async function tokenOf(merchant: MerchantData, answer: Answer): Promise<string> {
  if (!merchant.firebase) throw new VouchFailure();
  // Fetched when somebody comes back from a provider, and by nobody else.
  const { vouch } = await import('./firebase.ts');
  try {
    return await vouch(merchant.firebase, answer);
  } catch (error) {
    throw new VouchFailure('', { cause: error });
  }
}

/** Logs in who has signed in elsewhere. A token works once: a try that was cut is repeated as the same. */
export async function logInWith(merchant: MerchantData, answer: Answer): Promise<Outcome> {
  const body = { provider: answer.provider, idToken: await tokenOf(merchant, answer) };
  const options = { idempotencyKey: crypto.randomUUID() };
  const reply = await call('socialLogin', { body }, options).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    return call('socialLogin', { body }, options);
  });
  return 'ticket' in reply ? { ticket: reply.ticket } : { userName: enter(reply, merchant.code) };
}
