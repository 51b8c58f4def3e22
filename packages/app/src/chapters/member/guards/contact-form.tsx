import { useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '@livery/ui/button';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { useGuardForm } from './use-guard-form.ts';

const digits = 6;

export interface ContactFieldProps<Value> {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onValueChange: (value: Value) => void;
}

export interface ContactFormProps<Value> {
  readonly userName: string;
  readonly initial: Value;
  /** What follows from another one. */
  readonly about: string;
  readonly Field: (props: ContactFieldProps<Value>) => ReactNode;
  /** What is wrong with what is typed. */
  readonly faultOf: (value: Value) => string | undefined;
  /** That a code is on its way there. */
  readonly sentTo: (value: Value) => string;
  readonly send: (value: Value) => Promise<unknown>;
  readonly save: (value: Value, code: string) => Promise<unknown>;
  /** Refused because it is another member’s. */
  readonly taken: string;
  readonly texts: Readonly<Record<'save' | 'other' | 'saved', TextKey>>;
}

/** A code goes to another address or number first; with it that is the member’s. */
export function ContactForm<Value>(props: ContactFormProps<Value>) {
  const { userName, initial, Field, taken, texts } = props;
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  /** Where the code went. */
  const [sent, setSent] = useState<{ readonly to: Value }>();
  const fields = useFields({ contact: initial, code: '' }, ({ contact, code }) => ({
    contact: props.faultOf(contact),
    code: code.length < digits ? t('contact.code.missing') : undefined,
  }));
  const { contact, code } = fields.values;

  const send = async (): Promise<void> => {
    const refused = await form.ask(() => props.send(contact));
    if (refused === undefined) setSent({ to: contact });
  };
  const save = async (to: Value, typed: string): Promise<void> => {
    const work = () => props.save(to, typed);
    const refused = await form.ask(work, 'sms.wrong', 'sms.expired', taken);
    if (refused === undefined) return form.finish(texts.saved);
    if (refused === 'failed') return undefined;
    if (refused.code === taken) {
      setSent(undefined);
      fields.refuse('contact', refused.error);
    } else fields.refuse('code', refused.error);
    return undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.busy) return;
    if (sent === undefined) {
      if (fields.passes('contact')) void send();
    } else if (fields.passes('code')) void save(sent.to, code);
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Failure text={form.failure} />
        {sent === undefined ? (
          <>
            <Text tone="soft">{props.about}</Text>
            <Field
              ref={fields.control('contact')}
              value={contact}
              error={fields.errorOf('contact')}
              onValueChange={fields.put('contact')}
            />
            <Button className={css.send} type="submit" full loading={form.busy}>
              {t('contact.send')}
            </Button>
          </>
        ) : (
          <>
            <output>
              <Text tone="soft" render={<span />}>
                {props.sentTo(sent.to)}
              </Text>
            </output>
            <OneTimeCode
              ref={fields.control('code')}
              label={t('contact.code')}
              value={code}
              error={fields.errorOf('code')}
              onValueChange={fields.put('code')}
            />
            <Button className={css.send} type="submit" full loading={form.busy}>
              {t(texts.save)}
            </Button>
            <Button
              variant="quiet"
              full
              onClick={() => {
                fields.clear('code');
                setSent(undefined);
              }}
            >
              {t(texts.other)}
            </Button>
          </>
        )}
      </form>
      {form.proof}
    </>
  );
}
