import type { ComponentProps } from 'react';

import { CopyButton } from '../../actions/copy-button/copy-button.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './copy-row.css.ts';
import { endsOf } from './shorten.ts';

export interface CopyRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the value is. */
  label: string;
  /** What is copied, whole: an address of a wallet, a link, a number. */
  value: string;
  /** Letters to show of a long value: its middle is left out for the eye alone. */
  shown?: number;
  /** What the button does. */
  copyLabel: string;
  /** That it is done; said, and shown for a moment. */
  copiedLabel: string;
  /** Told once it is on the clipboard: the place for a toast. */
  onCopied?: () => void;
  /** Told where no way to the clipboard worked. */
  onFailed?: () => void;
}

/** A value that is taken elsewhere: shown, and copied by one press. */
export function CopyRow({
  label,
  value,
  shown = Infinity,
  copyLabel,
  copiedLabel,
  onCopied,
  onFailed,
  className,
  ...rest
}: CopyRowProps) {
  const [start, end] = endsOf(value, shown);
  const told = { ...(onCopied ? { onCopied } : {}), ...(onFailed ? { onFailed } : {}) };
  return (
    <div {...rest} className={cx(css.row, className)}>
      <span className={css.texts}>
        <Text step="s2" tone="soft" render={<span />}>
          {label}
        </Text>
        {end ? (
          <>
            <span className={hiddenText} translate="no">
              {value}
            </span>
            <span className={css.value} aria-hidden="true" translate="no">
              <bdi dir="ltr">
                {start}…{end}
              </bdi>
            </span>
          </>
        ) : (
          <span className={css.value} translate="no">
            <bdi dir="ltr">{value}</bdi>
          </span>
        )}
      </span>
      <CopyButton value={value} label={copyLabel} doneLabel={copiedLabel} {...told} />
    </div>
  );
}
