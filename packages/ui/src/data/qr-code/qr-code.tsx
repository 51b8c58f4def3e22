import { encode } from 'uqr';
import { useMemo, type ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './qr-code.css.ts';
import { strokesOf } from './strokes.ts';

export interface QRCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a camera reads: an address, a payment. */
  value: string;
  /** What it leads to, for those who do not see it. */
  label: string;
}

/** Squares that a reader needs to find the code on any ground. */
const quiet = 4;

/** An address as a picture for cameras, with the quiet edge that they need. */
export function QRCode({ value, label, className, ...rest }: QRCodeProps) {
  const { size, way } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: quiet });
    return { size: code.size, way: strokesOf(code.data) };
  }, [value]);
  return (
    <div {...rest} className={cx(css.plate, className)}>
      <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={way} />
      </svg>
    </div>
  );
}
