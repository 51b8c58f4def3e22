import { useSession } from '#kernel/session/session.ts';
import type { ContractKind } from '../../api/contracts.ts';
import { ContractScreen } from './screen.tsx';

/** A page for each kind: members below an agent have contracts as well. */
const pageOf = (kind: ContractKind) =>
  function ContractPage() {
    const session = useSession();
    return session ? <ContractScreen key={kind} session={session} kind={kind} /> : null;
  };

export const SalaryContractPage = pageOf('salary');
export const DividendContractPage = pageOf('dividend');
export const HourContractPage = pageOf('hour');
