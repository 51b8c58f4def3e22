import { useState } from 'react';
import { DatePicker } from '@livery/ui/date-picker';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

export interface OwnBirthdayProps {
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  readonly error: string | undefined;
}

/** Most whose account is opened came of age some years ago. */
const yearsSince = 9;

/** A day of birth, which nobody else said when the account was opened. */
export function OwnBirthday({ value, onValueChange, error }: OwnBirthdayProps) {
  const { t, language } = useTranslation();
  const { minAge } = useMerchant();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <DatePicker
      label={t('password.birthday')}
      name="birthday"
      manner="wheel"
      value={value}
      onValueChange={onValueChange}
      locale={language}
      min="1900"
      max={String(year)}
      start={`${year - minAge - yearsSince}-07-15`}
      required
      error={error}
      labels={{ choose: t('password.birthday'), done: t('password.birthday.done') }}
    />
  );
}
