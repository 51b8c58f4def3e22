import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import { captchaQuery } from '../api/captcha.ts';
import * as css from './captcha-field.css.ts';

export interface CaptchaFieldProps extends Pick<
  TextFieldProps,
  'value' | 'onChange' | 'error' | 'ref'
> {
  /** Which picture this is; another number fetches another one. */
  readonly picture: number;
  readonly onRefresh: () => void;
}

/** Digits to copy from a picture that a press replaces. */
export function CaptchaField({ picture, onRefresh, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(captchaQuery(picture));
  return (
    <TextField
      {...field}
      label={t('login.captcha')}
      icon="shield"
      name="captcha"
      inputMode="numeric"
      autoComplete="off"
      pattern="[0-9]*"
      maxLength={6}
      end={
        <button type="button" className={css.picture} onClick={onRefresh}>
          {data ? (
            <img
              className={css.image}
              src={data}
              alt={t('login.captcha.picture')}
              width={112}
              height={44}
            />
          ) : null}
          {isError ? <span className={css.failed}>{t('login.captcha.failed')}</span> : null}
        </button>
      }
    />
  );
}
