import type { ComponentProps, ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './lottery-result.css.ts';

export interface LotteryResultProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which draw it was. */
  draw: ReactNode;
  /** When it fell. */
  at: ReactNode;
  /** What fell: `NumberBalls`. */
  numbers: ReactNode;
}

/** What fell in a draw, for a list of them. */
export function LotteryResult({ draw, at, numbers, className, ...rest }: LotteryResultProps) {
  return (
    <div {...rest} className={cx(css.result, className)}>
      <div className={css.texts}>
        <Text render={<div />} voice="name" tone="strong">
          {draw}
        </Text>
        <Text render={<div />} step="s2" tone="soft">
          {at}
        </Text>
      </div>
      {numbers}
    </div>
  );
}
