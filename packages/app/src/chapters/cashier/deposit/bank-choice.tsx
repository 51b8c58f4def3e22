import { useQuery } from '@tanstack/react-query';
import { Select } from '@livery/ui/select';
import { useTranslation } from '@livery/web/texts/use-translation';
import { depositBanksQuery } from '../api/deposit-banks.ts';
import type { DepositFlow } from './use-deposit-flow.ts';

export interface BankChoiceProps {
  readonly userName: string;
  readonly flow: DepositFlow;
  /** Asked to go on without one. */
  readonly isMissed: boolean;
}

/** Which bank somebody pays from, where the way asks for it; none is chosen before somebody does. */
export function BankChoice({ userName, flow, isMissed }: BankChoiceProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...depositBanksQuery(userName), enabled: flow.asksBank });
  if (!flow.asksBank) return null;
  const banks = data?.banks.filter(({ methodId }) => methodId === flow.method.id) ?? [];
  return (
    <Select
      label={t('deposit.bank')}
      placeholder={t('deposit.bank.none')}
      value={flow.bank}
      options={banks.map(({ code, name }) => ({ value: code, label: name }))}
      {...(isMissed && flow.bank === '' ? { error: t('deposit.bank.missing') } : {})}
      onChange={({ target }) => flow.setBank(target.value)}
    />
  );
}
