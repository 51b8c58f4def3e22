import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PhoneField, type PhoneFieldProps } from '@livery/ui/phone-field';
import { useLanguage } from '#kernel/i18n/language.ts';
import { countriesQuery } from '../api/countries.ts';
import type { Mobile } from './mobile.ts';
import { useDialled } from './use-dialled.ts';

export interface MobileFieldProps extends Omit<
  PhoneFieldProps,
  'label' | 'countries' | 'countryLabel' | 'value' | 'defaultValue' | 'onValueChange'
> {
  readonly value: Mobile;
  readonly onValueChange: (mobile: Mobile) => void;
}

/** A mobile number; its country is the visitor's own until another one is chosen. */
export function MobileField({ value, onValueChange, ...rest }: MobileFieldProps) {
  const { t } = useTranslation();
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  const dialled = useDialled();
  return (
    <PhoneField
      name="mobileNum"
      {...rest}
      label={t('phone.label')}
      countryLabel={t('phone.country')}
      countries={countries}
      value={dialled(value)}
      onValueChange={onValueChange}
    />
  );
}
