import type { ComponentProps } from 'react';

import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import type { Step } from '../theme/type.ts';
import * as css from './text.css.ts';

const paragraph = <p />;

export interface TextProps extends ComponentProps<'p'>, RenderProp {
  /** One of the seven sizes, smallest first. */
  step?: Step;
  /** What it is: words to read, the name of something, a small label, or money and counts. */
  voice?: 'text' | 'name' | 'label' | 'figures';
  /** How loud it is, or what it means; left out, it takes the colour of what it stands in. */
  tone?: css.Tone;
  /** Heavier than what stands beside it. */
  strong?: boolean;
}

/** Words in the brand's lettering; a paragraph, unless `render` gives another element. */
export function Text({
  step = 's3',
  voice = 'text',
  tone,
  strong,
  render = paragraph,
  className,
  ...rest
}: TextProps) {
  return (
    <AsBox
      {...(rest as ComponentProps<'div'>)}
      render={render}
      className={cx(css.text, className)}
      data-step={step === 's3' ? undefined : step}
      data-voice={voice === 'text' ? undefined : voice}
      data-tone={tone}
      data-strong={strong ? '' : undefined}
    />
  );
}
