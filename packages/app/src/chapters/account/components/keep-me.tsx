import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Checkbox } from '@livery/ui/checkbox';
import { useMerchant } from '#kernel/merchant.tsx';
import { hasKeyStore } from '#kernel/session/device-key.ts';
import type { Keep } from '../api/login.ts';

export interface KeepMeProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** What a ticked box keeps here, as the brand wants it and the browser can. */
export function useKeep(): Keep {
  const { rememberMode } = useMerchant();
  if (rememberMode === 'off') return 'nothing';
  return rememberMode === 'deviceCredential' && hasKeyStore() ? 'device' : 'name';
}

/** Says what it keeps, and no more. */
export function KeepMe({ checked, onCheckedChange }: KeepMeProps) {
  const { t } = useTranslation();
  const keep = useKeep();
  if (keep === 'nothing') return null;
  return (
    <Checkbox checked={checked} onChange={({ target }) => onCheckedChange(target.checked)}>
      {keep === 'device' ? t('login.remember.device') : t('login.remember')}
    </Checkbox>
  );
}
