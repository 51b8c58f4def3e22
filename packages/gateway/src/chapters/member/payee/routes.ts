import type { Router } from '../../../http/router.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { getMember, lockMember } from '../store.ts';
import { isName } from './names.ts';
import { writePayeeName } from './store.ts';

export function payeeRoutes(route: Router, { db }: Services): void {
  route('setPayeeName', async ({ merchant, session, body: { payeeName } }) => {
    if (!isName(payeeName)) {
      throw new Refusal('request.invalid', { errors: [{ field: 'payeeName', code: 'pattern' }] });
    }
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await transact(db, async (tx) => {
      await lockMember(tx, owner.merchant, owner.memberId);
      const member = await getMember(tx, owner.merchant, owner.memberId);
      const isSaid = member.profile['payeeName'] !== undefined;
      if (isSaid || member.kyc_status === 'verified') throw new Refusal('payee.locked');
      await writePayeeName(tx, member, payeeName);
    });
    return null;
  });
}
