import { Segmented } from '@livery/ui/segmented';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Downline } from '../api/accounts.ts';

export interface KindChoiceProps {
  readonly value: Downline;
  readonly onChange: (kind: Downline) => void;
}

/** Whether whoever comes has people of their own. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented<Downline>
      label={t('flag.AGENCY3.open.kind')}
      value={value}
      options={[
        { value: 'member', label: t('flag.AGENCY3.member') },
        { value: 'agent', label: t('flag.AGENCY3.agent') },
      ]}
      onValueChange={onChange}
    />
  );
}
