import type { Tx } from '../../../kernel/database/transact.ts';
import { getMember } from '../../member/index.ts';
import type { RegisterPerson } from './port.ts';

/** What of a member is known here, and no more of it than a register looks by. */
export async function whoIs(tx: Tx, merchant: string, memberId: bigint): Promise<RegisterPerson> {
  const { mobile, email, birthday, profile } = await getMember(tx, merchant, memberId);
  // One that was never proven stands with what else was typed.
  const phone = mobile ?? profile['mobileNum'];
  const name = profile['payeeName'];
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== null && { email }),
    ...(name !== undefined && { name }),
    ...(birthday !== null && { birthDate: birthday }),
  };
}
