import type { Payload } from '@livery/contract/client';
import type { Referral } from '#kernel/arrival.ts';
import { registerMethod } from '#kernel/device.ts';
import { call } from '#kernel/http/client.ts';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';
import type { Proof } from '../codes/use-phone-proof.ts';
import { enter } from '../api/login.ts';
import { cleaned, type FieldName, type Values } from './fields.ts';
import type { Method } from '../api/register-settings.ts';

export interface Application {
  readonly method: Method;
  /** What was asked for; nothing else is sent. */
  readonly asked: readonly FieldName[];
  readonly values: Values;
  readonly referral: Referral | null;
  /** Firebase’s word for the number, instead of the code. */
  readonly proof: Proof | undefined;
}

/** What is sent of an application: what was asked for and said, and how it came here. */
function payloadOf({ method, asked, values, referral, proof }: Application): Payload<'register'> {
  const said = asked.flatMap((field) => {
    const value = cleaned(field, values[field]);
    const isProven = field === 'verificationCode' && proof !== undefined;
    return value === '' || isProven ? [] : [[field, value] as const];
  });
  const hasNumber = said.some(([field]) => field === 'mobileNum');
  return {
    ...(referral?.recommenderId ? { recommenderId: referral.recommenderId } : {}),
    ...Object.fromEntries(said),
    ...(referral?.valid ? { affiliateCode: referral.code } : {}),
    ...(hasNumber ? { countryDialingCode: values.dial } : {}),
    ...(proof ? { firebaseChannel: 'sms', firebaseIdToken: proof.idToken } : {}),
    ...(method === 'mobile' ? { variant: 'mobile' } : {}),
    registerUrl: location.hostname,
    domain: location.hostname,
    registerMethod: registerMethod(),
    type: 0,
    disclaimer: true,
    // The fields that have to be there were looked at before.
  } as Payload<'register'>;
}

/** Opens an account; where the platform lets in at once, the session is open when this returns. */
export async function register(
  application: Application,
  merchantCode: string,
): Promise<{ userName: string; isIn: boolean }> {
  const key = application.proof?.idempotencyKey;
  const options = key ? { idempotencyKey: key } : {};
  return withEntryLock(async () => {
    const reply = await call('register', { payload: payloadOf(application) }, options);
    if (!('token' in reply)) return { userName: reply.userName, isIn: false };
    return { userName: enter(reply, merchantCode), isIn: true };
  });
}
