import type { Reply } from '@livery/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { askRegister } from '../../care/index.ts';
import { admit, type Admission } from '../login/admit.ts';

type NewMember = Pick<Admission, 'merchant' | 'member' | 'request' | 'reply'>;

/**
 * After the account, and not in one transaction with it: an account is never
 * lost because a session could not be opened. Its owner logs in then.
 */
export async function letIn(services: Services, opened: NewMember): Promise<Reply<'register'>> {
  const { merchant, member, request } = opened;
  const userId = member.id.toString();
  const registered = { userName: member.account, userId };
  if (merchant.loginAfterRegister !== true) {
    // Until it has answered, the account may have neither games nor letters about offers.
    await askRegister(services, merchant, member.id, 'login').catch((error: unknown) =>
      request.log.error({ err: error }, 'a register was not asked for a new member'),
    );
    return registered;
  }
  try {
    return { ...(await admit(services, { ...opened, means: 'register' })), userId };
  } catch (error) {
    if (!(error instanceof Refusal))
      request.log.error({ err: error }, 'a new member was not let in');
    return registered;
  }
}
