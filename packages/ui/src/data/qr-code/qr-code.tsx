import { encode } from 'uqr';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './qr-code.css.ts';
import { strokesOf } from './strokes.ts';

export interface QRCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a camera reads: an address, a payment. */
  value: string;
  /** What it leads to, for those who do not see it. */
  label: string;
  /** Stands over the code once it holds no more, and no camera reads it: “This code has run out”. */
  expired?: ReactNode;
  /** What can be done then: a `Button` that asks for another. */
  action?: ReactNode;
}

/** Squares that a reader needs to find the code on any ground. */
const quiet = 4;

/** An address as a picture for cameras, with the quiet edge that they need. */
export function QRCode({ value, label, expired, action, className, ...rest }: QRCodeProps) {
  const isExpired = Boolean(expired);
  const { size, way } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: quiet });
    // A veil alone would leave enough for a good camera: every other line is left out.
    const lines = isExpired ? code.data.map((line, y) => (y % 2 > 0 ? [] : line)) : code.data;
    return { size: code.size, way: strokesOf(lines) };
  }, [value, isExpired]);
  const named = isExpired ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div {...rest} className={cx(css.plate, className)}>
      <svg className={css.code} viewBox={`0 0 ${size} ${size}`} {...named}>
        <path d={way} />
      </svg>
      {isExpired ? (
        <div className={css.veil}>
          <Text tone="strong" strong>
            {expired}
          </Text>
          {action}
        </div>
      ) : null}
    </div>
  );
}
