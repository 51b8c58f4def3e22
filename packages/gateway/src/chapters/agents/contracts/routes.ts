import type { Call, Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import {
  endGrantedContract,
  grantContract,
  grantedContract,
  type ContractGrantor,
} from './granted.ts';
import { answerContract, ownContract, promptFor } from './own.ts';
import { paysOfContract, type ContractHolder } from './pays.ts';

type Asking = Pick<Call<'contract'>, 'merchant' | 'session'>;

export function contractRoutes(route: Router, { db, events, clock }: Services): void {
  const holder = ({ merchant, session }: Asking): ContractHolder => ({
    merchant,
    memberId: session.memberId,
    now: clock(),
  });
  const grantor = ({ merchant, session }: Asking): ContractGrantor => ({
    merchant,
    agentId: session.memberId,
    now: clock(),
  });

  route('dailySalaryRequest', async (call) => ({
    dailysalreqtype: await promptFor(db, holder(call), 'salary'),
    contracthoursalreq: await promptFor(db, holder(call), 'hour'),
  }));
  route('dividendRequest', async (call) => ({
    divtypecompperiodreq: await promptFor(db, holder(call), 'dividend'),
  }));
  route('contract', (call) => ownContract(db, holder(call), call.params.kind));
  route('acceptContract', (call) => answerContract(db, holder(call), call.params.kind, call.body));
  route('downlineContract', (call) => grantedContract(db, grantor(call), call.params));
  route('offerContract', (call) =>
    grantContract(db, events, grantor(call), call.params, call.body),
  );
  route('endContract', (call) =>
    endGrantedContract(db, grantor(call), call.params, call.query.contractId),
  );
  route('dividend', (call) => paysOfContract(db, holder(call), 'dividend', call.query));
  route('salary', ({ query: { kind = 'salary', ...query }, ...call }) =>
    paysOfContract(db, holder(call), kind, query),
  );
}
