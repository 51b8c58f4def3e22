import { useId, useState } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { cx } from '../../util/cx.ts';
import { DigitsField } from '../text-field/digits-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './captcha-field.css.ts';

export interface CaptchaFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'end' | 'clearLabel' | 'src'
> {
  /** The digits typed so far, for whoever keeps them. */
  value?: string;
  /** The digits at first. */
  defaultValue?: string;
  /** Told of the digits alone. */
  onValueChange?: (value: string) => void;
  /** The picture; none while it is being fetched. */
  src?: string | undefined;
  /** No picture came; the button offers to try again. */
  failed?: boolean;
  /** Asked for another picture. */
  onRefresh: () => void;
  /** What a press on the picture does. */
  refreshLabel: string;
  /** Asked to read the digits out. */
  onListen?: () => void;
  /** Name of the button that reads them out; without one there is none. */
  listenLabel?: string;
  /** What whoever presses that will have to do; told with the button. */
  listenHint?: string;
}

/** Digits to copy from a picture. Data attributes, id and ref go to the input, the class to the whole. */
export function CaptchaField({
  src,
  failed = false,
  onRefresh,
  refreshLabel,
  onListen,
  listenLabel,
  listenHint,
  maxLength = 6,
  disabled,
  className,
  ...rest
}: CaptchaFieldProps) {
  const [broken, setBroken] = useState<string>();
  const hintId = useId();
  const lost = failed || (src !== undefined && src === broken);
  const picture = lost ? (
    <Icon name="image" className={css.lost} />
  ) : (
    (src && (
      <img
        className={css.image}
        src={src}
        alt=""
        width={112}
        height={44}
        onError={() => setBroken(src)}
      />
    )) || <Spinner />
  );
  return (
    <div className={cx(css.captcha, className)}>
      <DigitsField
        {...rest}
        maxLength={maxLength}
        disabled={disabled}
        end={
          <button
            type="button"
            className={css.refresh}
            aria-label={refreshLabel}
            aria-busy={!lost && !src ? true : undefined}
            disabled={disabled}
            onClick={onRefresh}
          >
            <span className={css.picture} data-lost={lost ? '' : undefined}>
              {picture}
            </span>
            <Icon name="refresh" size={22} />
          </button>
        }
      />
      {listenLabel ? (
        <Button
          variant="quiet"
          size="medium"
          icon="headset"
          className={css.listen}
          disabled={disabled}
          onClick={onListen}
          aria-describedby={listenHint ? hintId : undefined}
        >
          {listenLabel}
        </Button>
      ) : null}
      {listenHint ? (
        <span id={hintId} hidden>
          {listenHint}
        </span>
      ) : null}
    </div>
  );
}
