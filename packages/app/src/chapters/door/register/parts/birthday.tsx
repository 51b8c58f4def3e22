import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { DatePicker } from '@livery/ui/date-picker';
import { hiddenText } from '@livery/ui/theme';

export interface BirthdayProps {
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  readonly minAge: number;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** Most who open an account came of age some years ago. */
const yearsSince = 9;

/** A day of birth by a wheel, which a password manager turns as well. */
export function Birthday({ value, onValueChange, minAge, required, error }: BirthdayProps) {
  const { t, language } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div>
      <DatePicker
        label={t('register.birthday')}
        name="birthday"
        manner="wheel"
        value={value}
        onValueChange={onValueChange}
        locale={language}
        min="1900"
        max={String(year)}
        start={`${year - minAge - yearsSince}-07-15`}
        required={required}
        error={error}
        labels={{ choose: t('register.birthday'), done: t('register.birthday.done') }}
      />
      <input
        className={hiddenText}
        type="text"
        autoComplete="bday"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => {
          if (/^\d{4}-\d\d-\d\d$/.test(target.value)) onValueChange(target.value);
        }}
      />
    </div>
  );
}
