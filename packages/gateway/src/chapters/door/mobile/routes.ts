import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendContactCode, setContact } from '../../member/index.ts';
import { requireNumber } from '../verification/phone.ts';

/** Another phone of a member: the same way as with another mailbox. */
export function mobileRoutes(route: Router, services: Services): void {
  route('mobileCode', ({ payload, ...asked }) =>
    sendContactCode(services, asked, {
      kind: 'mobile',
      value: requireNumber(asked.merchant, payload),
    }),
  );
  route('setMobile', ({ payload, ...asked }) =>
    setContact(services, asked, {
      kind: 'mobile',
      value: requireNumber(asked.merchant, payload),
      code: payload.code,
    }),
  );
}
