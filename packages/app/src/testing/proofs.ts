import { Refusal } from './platform.ts';

/** The log-in was a while ago; what the member could show for it. */
export const wantsProof = (...by: readonly ('password' | 'code' | 'passkey')[]): Refusal =>
  new Refusal('proof.required', { value: { by } as never });
