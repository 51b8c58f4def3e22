import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ApiError } from '@livery/web/http/api-error';
import { rememberedLogin } from '#kernel/session/remembered.ts';
import { withoutInvisible } from '../without-invisible.ts';
import { loginErrors, type LoginErrors, type LoginFields } from '../rules.ts';
import { useKeep, useWish } from './keep-me.tsx';
import { useLogin } from './use-login.ts';

/** They stand for a password that nobody has to type. */
const dots = '•'.repeat(8);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

export interface LoginFormOptions {
  /** A name that is known already. */
  readonly name?: string | undefined;
  /** Joins a sign-in elsewhere to the account that this password opens. */
  readonly ticket?: string | undefined;
  readonly onSuccess: () => void;
}

/** What is typed to log in by a name, and what became of it. */
export function useLoginForm({ name, ticket, onSuccess }: LoginFormOptions) {
  const { t } = useTranslation();
  const keeps = useKeep();
  const [remembered] = useState(() => (keeps === 'nothing' ? undefined : rememberedLogin()));
  const [fields, setFields] = useState<LoginFields>(() => ({
    username: name ?? remembered?.username ?? '',
    password: '',
    captcha: '',
  }));
  const [keep, setKeep] = useWish(keeps);
  const [byDevice, setByDevice] = useState(
    keeps === 'device' &&
      remembered?.credentialId !== undefined &&
      remembered.username === fields.username,
  );
  const [errors, setErrors] = useState<LoginErrors>({});
  const controls = useRef<Partial<Record<keyof LoginFields, HTMLInputElement | null>>>({});
  const goesToDigits = useRef(false);
  const form = useLogin({
    onSuccess,
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'credential.invalid') {
        setByDevice(false);
        controls.current.password?.focus();
      }
      if (code === 'captcha.wrong') {
        // Nobody was asked for digits before there was a picture.
        setErrors({ captcha: form.needsCaptcha ? 'error.captcha.wrong' : 'captcha.rule' });
        goesToDigits.current = true;
      }
    },
  });
  // The picture may have come with this very answer.
  useEffect(() => {
    if (!goesToDigits.current || !controls.current.captcha) return;
    goesToDigits.current = false;
    controls.current.captcha.focus();
  });

  const put = (field: keyof LoginFields) => (value: string) => {
    // Whoever types does not want to come in as the one who is remembered.
    if (field !== 'captcha') setByDevice(false);
    setFields({ ...fields, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const change = (field: keyof LoginFields) => (event: { target: { value: string } }) =>
    put(field)(byDevice ? event.target.value.replaceAll('•', '') : event.target.value);
  const submit = (): void => {
    if (form.busy) return;
    const kept = keep ? keeps : 'nothing';
    if (byDevice) {
      form.submit({ by: 'device', keep: kept });
      return;
    }
    const tried = { ...fields, username: withoutInvisible(fields.username) };
    const found = loginErrors(tried, form.needsCaptcha);
    setErrors(found);
    const wrong = (['username', 'password', 'captcha'] as const).find((field) => found[field]);
    if (wrong) {
      controls.current[wrong]?.focus();
      return;
    }
    const { captcha: digits, ...credentials } = tried;
    const more = {
      ...(form.needsCaptcha ? { captcha: digits } : {}),
      ...(ticket === undefined ? {} : { ticket }),
    };
    form.submit({ by: { type: 'username', ...credentials, ...more }, keep: kept });
    setFields({ ...tried, captcha: '' });
  };
  const textOf = (field: keyof LoginFields) => errors[field] && t(errors[field]);

  return {
    ...form,
    /** Why nothing came of it, where no field is to blame. */
    failure: codeOf(form.error) === 'captcha.wrong' ? undefined : form.failure,
    fields,
    keep,
    setKeep,
    /** What the box shows: dots where nobody has to type. */
    shownPassword: byDevice ? dots : fields.password,
    put,
    change,
    textOf,
    control: (field: keyof LoginFields) => (control: HTMLInputElement | null) => {
      controls.current[field] = control;
    },
    submit,
  };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;
