import { useId } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { PhoneField, type PhoneFieldProps } from '@livery/ui/phone-field';
import type { Mobile } from './mobile.ts';
import { useCountries } from './use-countries.ts';
import { useDialled } from './use-dialled.ts';

export interface MobileFieldProps extends Omit<
  PhoneFieldProps,
  'label' | 'countries' | 'countryLabel' | 'labels' | 'value' | 'defaultValue' | 'onValueChange'
> {
  readonly value: Mobile;
  readonly onValueChange: (mobile: Mobile) => void;
}

/** A mobile number; its country is the visitor's own until another one is chosen. */
export function MobileField({ value, onValueChange, error, ...rest }: MobileFieldProps) {
  const { t } = useTranslation();
  const list = useCountries();
  const dialled = useDialled();
  const messageId = useId();
  const hasFailed = list.isError && !list.data;
  // It stands over the field already, with the way to mend it.
  const isSaid = hasFailed && error === t('phone.countries');
  const again = (
    <Button
      variant="quiet"
      size="medium"
      loading={list.isFetching}
      onClick={() => void list.refetch()}
    >
      {t('common.retry')}
    </Button>
  );
  return (
    <>
      {hasFailed ? (
        <Message id={messageId} tone="danger" action={again}>
          {t('phone.countries')}
        </Message>
      ) : null}
      <PhoneField
        name="mobileNum"
        {...rest}
        aria-describedby={hasFailed ? messageId : undefined}
        error={isSaid ? undefined : error}
        label={t('phone.label')}
        countryLabel={t('phone.country')}
        labels={{
          search: t('phone.country.search'),
          empty: t('phone.country.none'),
          results: (count) => t('phone.country.found', { number: count }),
        }}
        countries={list.data ?? []}
        value={dialled(value)}
        onValueChange={onValueChange}
      />
    </>
  );
}
