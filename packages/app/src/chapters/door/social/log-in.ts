import type { MerchantData } from '@livery/themes/contract';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';
import { isRecord } from '@livery/web/store/storage';
import { enter } from '../api/login.ts';
import type { Answer } from './journey.ts';

/** Who is in now; or that a password must join this sign-in to the account that has its address; or that they have none. */
export type Outcome =
  | { readonly userName: string }
  | { readonly ticket: string }
  | { readonly stranger: Stranger };

/** What somebody who has no account here yet has said of themselves elsewhere. */
export interface Stranger {
  readonly email?: string;
  readonly name?: string;
}

/** Words of a token for a form to begin with; whether they are true is nobody's matter here. */
function strangerIn(token: string): Stranger {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(claims), (letter) => letter.codePointAt(0) ?? 0);
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(read)) return {};
    const { email, name } = read;
    return {
      ...(typeof email === 'string' ? { email } : {}),
      ...(typeof name === 'string' ? { name } : {}),
    };
  } catch {
    return {};
  }
}

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
  const ask = () => call('socialLogin', { body }, options);
  try {
    return await withEntryLock(async () => {
      const reply = await ask().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 0) throw error;
        return ask();
      });
      return 'ticket' in reply
        ? { ticket: reply.ticket }
        : { userName: enter(reply, merchant.code) };
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'login.failed') throw error;
    return { stranger: strangerIn(body.idToken) };
  }
}
