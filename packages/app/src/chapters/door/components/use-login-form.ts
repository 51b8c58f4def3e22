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

/** Under the field that it is about. */
const saidAtField: ReadonlySet<string> = new Set(['captcha.wrong', 'totp.wrong']);

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
    totp: '',
  }));
  /** The password was right, and a code of an authenticator is owed beside it. */
  const [needsCode, setNeedsCode] = useState(false);
  const [keep, setKeep] = useWish(keeps);
  const [byDevice, setByDevice] = useState(
    keeps === 'device' &&
      remembered?.credentialId !== undefined &&
      remembered.username === fields.username,
  );
  const [errors, setErrors] = useState<LoginErrors>({});
  const controls = useRef<Partial<Record<keyof LoginFields, HTMLInputElement | null>>>({});
  const goesTo = useRef<'captcha' | 'totp'>(undefined);
  const form = useLogin({
    onSuccess,
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'credential.invalid') {
        setByDevice(false);
        controls.current.password?.focus();
      }
      if (code === 'totp.required') {
        setNeedsCode(true);
        goesTo.current = 'totp';
      }
      if (code === 'totp.wrong') {
        setErrors({ totp: 'error.totp.wrong' });
        setFields((before) => ({ ...before, totp: '' }));
        goesTo.current = 'totp';
      }
      if (code === 'captcha.wrong') {
        // Nobody was asked for digits before there was a picture.
        setErrors({ captcha: form.needsCaptcha ? 'error.captcha.wrong' : 'captcha.rule' });
        goesTo.current = 'captcha';
      }
    },
  });
  // The field may have come with this very answer.
  useEffect(() => {
    const wanted = goesTo.current && controls.current[goesTo.current];
    if (!wanted) return;
    goesTo.current = undefined;
    wanted.focus();
  });

  const put = (field: keyof LoginFields) => (value: string) => {
    // Whoever types does not want to come in as the one who is remembered.
    if (field !== 'captcha' && field !== 'totp') setByDevice(false);
    // Another account may have no authenticator.
    if (field === 'username') setNeedsCode(false);
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
    const found = loginErrors(tried, { needsCaptcha: form.needsCaptcha, needsCode });
    setErrors(found);
    const wrong = (['username', 'password', 'totp', 'captcha'] as const).find(
      (field) => found[field],
    );
    if (wrong) {
      controls.current[wrong]?.focus();
      return;
    }
    const { captcha: digits, totp, ...credentials } = tried;
    const more = {
      ...(form.needsCaptcha ? { captcha: digits } : {}),
      ...(needsCode ? { totp: totp.trim() } : {}),
      ...(ticket === undefined ? {} : { ticket }),
    };
    form.submit({ by: { type: 'username', ...credentials, ...more }, keep: kept });
    setFields({ ...tried, captcha: '' });
  };
  const textOf = (field: keyof LoginFields) => errors[field] && t(errors[field]);

  return {
    ...form,
    /** Why nothing came of it, where no field is to blame. */
    failure: saidAtField.has(codeOf(form.error)) ? undefined : form.failure,
    needsCode,
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
