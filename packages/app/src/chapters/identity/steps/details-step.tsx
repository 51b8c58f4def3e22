import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { DatePicker } from '@livery/ui/date-picker';
import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { ApiError } from '@livery/web/http/api-error';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Details, Identity, Paper } from '../api/identity.ts';
import { useHandIn } from '../api/use-hand-in.ts';
import * as css from '../identity.css.ts';
import { papers } from '../standing/words.ts';

export interface DetailsStepProps {
  readonly userName: string;
  readonly identity: Identity;
}

const kinds = Object.keys(papers) as Paper[];
const empty = { name: '', birthDate: '', address: '', idNumber: '' };
const isField = (name: string): name is keyof typeof empty => Object.hasOwn(empty, name);

/** Which field a refusal is about. */
function fieldOf(why: unknown): keyof typeof empty | undefined {
  if (!(why instanceof ApiError)) return undefined;
  if (why.code === 'age.under') return 'birthDate';
  return why.fields.map(({ field }) => field).find(isField);
}

const isKind = (value: string): value is Paper => Object.hasOwn(papers, value);

/** Letters and digits, in groups as they stand on the document. */
const isIdNumber = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z ./-]{3,39}$/.test(text);

/** Most came of age some years ago. */
const yearsSince = 9;

/** Who somebody is, as a document says it. */
export function DetailsStep({ userName, identity }: DetailsStepProps) {
  const { t, language } = useTranslation();
  const { minAge } = useMerchant();
  const { busy, error, go } = useHandIn(userName);
  const [year] = useState(() => new Date().getFullYear());
  const before = identity.draft?.details;
  const [paper, setPaper] = useState<Paper>(before?.document ?? 'id_card');
  // A number that is kept is never shown again, and counts until another document is chosen.
  const isKept = before !== undefined && before.document === paper;
  const fields = useFields(
    before === undefined
      ? empty
      : { ...empty, name: before.name, birthDate: before.birthDate, address: before.address },
    ({ name, birthDate, address, idNumber }) => ({
      name: name.trim().length < 2 ? t('identity.name.missing') : undefined,
      birthDate: birthDate === '' ? t('identity.birth.missing') : undefined,
      address: address.trim().length < 5 ? t('identity.address.missing') : undefined,
      idNumber:
        isIdNumber(idNumber.trim()) || (isKept && idNumber.trim() === '')
          ? undefined
          : t('identity.number.wrong'),
    }),
  );
  const { name, birthDate, address, idNumber } = fields.values;
  const refuse = (why: unknown): void => {
    const field = fieldOf(why);
    if (field !== undefined) fields.refuse(field, why);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !fields.passes()) return;
    const payload: Details = {
      name: name.trim(),
      birthDate,
      address: address.trim(),
      document: paper,
      ...(idNumber.trim() === '' ? {} : { idNumber: idNumber.trim() }),
    };
    void go(() => call('setKycDetails', { payload })).then(refuse);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Failure
        text={error === undefined || fieldOf(error) !== undefined ? undefined : errorText(error, t)}
      />
      <Text tone="soft">{t('identity.details.about')}</Text>
      <TextField
        ref={fields.control('name')}
        label={t('identity.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        error={fields.errorOf('name')}
        onChange={({ target }) => fields.put('name')(target.value)}
      />
      <DatePicker
        label={t('identity.birth')}
        name="birthDate"
        manner="wheel"
        value={birthDate}
        onValueChange={fields.put('birthDate')}
        locale={language}
        min="1900"
        max={String(year)}
        start={`${year - minAge - yearsSince}-07-15`}
        required
        error={fields.errorOf('birthDate')}
        labels={{ choose: t('identity.birth'), done: t('identity.birth.done') }}
      />
      <TextField
        ref={fields.control('address')}
        label={t('identity.address')}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        value={address}
        error={fields.errorOf('address')}
        onChange={({ target }) => fields.put('address')(target.value)}
      />
      <RadioGroup
        label={t('identity.paper')}
        value={paper}
        onValueChange={(value) => {
          if (isKind(value)) setPaper(value);
        }}
      >
        {kinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {t(papers[kind])}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        ref={fields.control('idNumber')}
        label={t('identity.number')}
        hint={t(isKept ? 'identity.number.kept' : 'identity.number.hint')}
        name="idNumber"
        // It is of one person, and this device may be another’s tomorrow.
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        value={idNumber}
        error={fields.errorOf('idNumber')}
        onChange={({ target }) => fields.put('idNumber')(target.value)}
      />
      <Button type="submit" full loading={busy}>
        {t('identity.next')}
      </Button>
    </form>
  );
}
