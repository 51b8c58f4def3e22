import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Checkbox } from '@livery/ui/checkbox';
import { useBrowserFact } from '@livery/web/hooks/browser-fact';
import { useMerchant } from '#kernel/merchant.tsx';
import { hasKeyStore } from '#kernel/session/device-key.ts';
import { rememberedLogin } from '#kernel/session/remembered.ts';
import type { Keep } from '../api/login.ts';

export interface KeepMeProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** What a ticked box keeps here, as the brand wants it and the browser can. */
export function useKeep(): Keep {
  const { rememberMode } = useMerchant();
  // The build takes a browser for one of today, which nearly all are: nothing then changes.
  const canKeepKey = useBrowserFact(hasKeyStore, true);
  if (rememberMode === 'off') return 'nothing';
  return rememberMode === 'deviceCredential' && canKeepKey ? 'device' : 'name';
}

const isRemembered = (): boolean => rememberedLogin() !== undefined;

/** Whether somebody wants to be remembered: as they last did, until they say otherwise. The build knows of nobody. */
export function useWish(keeps: Keep): readonly [boolean, (wished: boolean) => void] {
  const before = useBrowserFact(isRemembered, false);
  const [wished, wish] = useState<boolean>();
  return [wished ?? (before && keeps !== 'nothing'), wish];
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
