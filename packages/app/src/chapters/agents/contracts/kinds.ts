import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from '#kernel/routing/addresses.ts';
import type { ContractKind } from '../api/contracts.ts';

interface KindOfContract {
  readonly kind: ContractKind;
  readonly page: RouteName;
  /** Where the platform says that an offer of it waits. */
  readonly waits: 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq';
  readonly name: TextKey;
  /** What an offer of it asks. */
  readonly asks: TextKey;
  /** What its steps are reckoned from. */
  readonly base: TextKey;
}

/** All kinds, in the order in which they are asked about. */
export const contractKinds: readonly KindOfContract[] = [
  {
    kind: 'salary',
    page: 'salaryContract',
    waits: 'dailysalreqtype',
    name: 'flag.AGECONTRACT3.salary',
    asks: 'flag.AGECONTRACT3.salary.asks',
    base: 'flag.AGECONTRACT3.salary.base',
  },
  {
    kind: 'dividend',
    page: 'dividendContract',
    waits: 'divtypecompperiodreq',
    name: 'flag.AGECONTRACT3.dividend',
    asks: 'flag.AGECONTRACT3.dividend.asks',
    base: 'flag.AGECONTRACT3.dividend.base',
  },
  {
    kind: 'hour',
    page: 'hourContract',
    waits: 'contracthoursalreq',
    name: 'flag.AGECONTRACT3.hour',
    asks: 'flag.AGECONTRACT3.hour.asks',
    base: 'flag.AGECONTRACT3.hour.base',
  },
];

export const contractKindOf = (wanted: ContractKind): KindOfContract =>
  contractKinds.find(({ kind }) => kind === wanted) ?? (contractKinds[0] as KindOfContract);
