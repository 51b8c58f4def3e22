import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Amount, closed, EncryptedBody, Id, PaymentPassword, Username } from '../base/schemas.ts';
import { agentsRoutes } from './routes.ts';

export const agentTransfer = endpoint(agentsRoutes, 'agentTransfer', {
  id: 'T03.transfer',
  caller: 'agent',
  flag: 'AGETRANSDOWN3',
  about:
    'Sends money of the agent’s own to a direct downline. Nobody takes it back; who is barred from play gets none, and is answered for as somebody who is not there.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      { account: Username, amount: Amount, paymentPassword: PaymentPassword },
      closed,
    ),
  },
  reply: Type.Object({ transactionId: Id }, closed),
  errors: [
    'encryption.invalid',
    'payment_password.unset',
    'payment_password.wrong',
    'payment_password.locked',
    'withdraw.held',
    'user.missing',
    'transfer.limit',
    'balance.short',
  ],
});
