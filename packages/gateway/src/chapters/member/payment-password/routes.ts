import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendPaymentCode } from './code.ts';
import { resetPaymentPassword, setPaymentPassword } from './set.ts';

export function paymentPasswordRoutes(route: Router, services: Services): void {
  route('setPaymentPassword', ({ payload, ...asked }) =>
    setPaymentPassword(services, asked, payload),
  );
  route('paymentPasswordCode', ({ merchant, session, request }) =>
    sendPaymentCode(services, merchant, session.memberId, request),
  );
  route('resetPaymentPassword', ({ payload, ...asked }) =>
    resetPaymentPassword(services, asked, payload),
  );
}
