import type { KeyboardEvent } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { AccordionItem } from '@livery/ui/accordion';
import { Button } from '@livery/ui/button';
import { controlOf } from '@livery/ui/form';
import { Stepper } from '@livery/ui/stepper';
import { Failure } from '#kernel/forms/failure.tsx';
import { Disclaimer } from './parts/disclaimer.tsx';
import type { FieldName } from './fields.ts';
import * as css from './register.css.ts';
import { RegisterField } from './parts/register-field.tsx';
import type { Step } from './steps.ts';
import type { Registration } from './use-registration.ts';

/** One step of registration, or all of it where that is little. */
export function RegisterForm({ registration }: { registration: Registration }) {
  const { t, language } = useTranslation();
  const { form, steps, step, current, values, busy, accepted } = registration;
  const words: Readonly<Record<Step['name'], string>> = {
    account: t('register.step.account'),
    about: t('register.step.about'),
    finish: t('register.step.finish'),
  };
  const isLast = step === steps.length - 1;
  const all = [...current.more, ...current.fields];

  /** Enter goes on to what is empty still, and sends where nothing is. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !form.current) return;
    const controls = current.fields.map((field) => form.current && controlOf(form.current, field));
    const here = controls.indexOf(event.target as HTMLElement);
    const next = current.fields.findIndex((field, index) => index > here && values[field] === '');
    if (here < 0 || next < 0 || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    controls[next]?.focus();
  };
  // It hears what its fields say.
  const keys = { onKeyDown };
  const shown = (fields: readonly FieldName[]) =>
    fields.map((field) => (
      <RegisterField
        key={field}
        field={field}
        registration={registration}
        enterKeyHint={field === all.at(-1) && isLast ? 'go' : 'next'}
      />
    ));
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      {...keys}
      onSubmit={(event) => {
        event.preventDefault();
        registration.submit();
      }}
    >
      {steps.length > 1 ? (
        <Stepper
          className={css.steps}
          label={t('register.steps')}
          steps={steps.map(({ name }) => words[name])}
          current={step}
          doneLabel={t('register.step.done')}
          locale={language}
        />
      ) : null}
      {shown(current.fields.filter((field) => field !== 'captcha'))}
      {current.more.length > 0 ? (
        <AccordionItem
          title={t('register.more')}
          description={t('register.more.line')}
          level={2}
          open={registration.isOpen}
          onOpenChange={registration.setOpen}
        >
          <div className={css.more}>{shown(current.more)}</div>
        </AccordionItem>
      ) : null}
      {shown(current.fields.filter((field) => field === 'captcha'))}
      {isLast ? (
        <Disclaimer
          minAge={registration.settings.minAge}
          accepted={accepted}
          onAccept={registration.accept}
          wrong={registration.mustAccept}
        />
      ) : null}
      <Failure text={registration.failure} />
      {isLast ? (
        <Button
          className={css.send}
          type="submit"
          full
          loading={busy}
          aria-disabled={accepted ? undefined : true}
        >
          {t('register.button')}
        </Button>
      ) : (
        <Button className={css.send} type="submit" full>
          {t('register.next')}
        </Button>
      )}
      {step > 0 ? (
        <Button variant="quiet" full onClick={registration.back}>
          {t('register.previous')}
        </Button>
      ) : null}
    </form>
  );
}
