import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { CaptchaField, type CaptchaFieldProps } from '@livery/ui/captcha-field';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { captchaQuery, type Scene } from '../api/captcha-picture.ts';
import { readOut } from './read-out.ts';

export interface CaptchaProps extends Pick<
  CaptchaFieldProps,
  'value' | 'onValueChange' | 'error' | 'ref'
> {
  readonly scene: Scene;
  /** Which picture this is; another number fetches another one. */
  readonly picture: number;
  readonly onRefresh: () => void;
}

/** Digits to copy from a picture that a press replaces, or from bells that are counted. */
export function Captcha({ scene, picture, onRefresh, ...field }: CaptchaProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, isError } = useQuery(captchaQuery(scene, picture));
  const [speaking, setSpeaking] = useState(false);
  const [isHeard, setHeard] = useState(false);

  const listen = async (): Promise<void> => {
    if (speaking) return;
    setSpeaking(true);
    setHeard(true);
    try {
      await readOut(scene);
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    setSpeaking(false);
  };
  return (
    <CaptchaField
      {...field}
      label={t('captcha.label')}
      hint={isHeard ? t('captcha.bells') : undefined}
      name="captcha"
      src={data}
      failed={isError}
      onRefresh={onRefresh}
      refreshLabel={isError ? t('captcha.failed') : t('captcha.picture')}
      onListen={() => void listen()}
      listenLabel={t('captcha.listen')}
      // Told before it is heard: whoever reads by ear would hear both at once.
      listenHint={t('captcha.bells')}
    />
  );
}
