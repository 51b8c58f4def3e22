import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { isCalm } from '../../util/motion.ts';
import { places } from './burst.css.ts';
import * as css from './celebration.css.ts';

/** What may be celebrated: a step of one's own, and never what a game has paid. */
export type Occasion = 'first-deposit' | 'level-up' | 'promotion-claimed';

const icons = {
  'first-deposit': 'deposit',
  'level-up': 'crown',
  'promotion-claimed': 'gift',
} as const;

/** Two short taps, as of a fingertip. */
const taps = [12, 70, 18];

export interface CelebrationProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is celebrated; a win in a game is none of them. */
  occasion: Occasion;
  /** What has been reached. */
  title: string;
  /** What it means for whoever reached it. */
  description?: ReactNode;
  /** Stands in the mark instead of the occasion’s own, such as the badge of a level. */
  mark?: ReactNode;
  /** What to do next: a button. */
  action?: ReactNode;
  /** The phone is felt as well, where it can be and motion is welcome. */
  haptic?: boolean;
}

/** A step that is worth a moment: shapes of the brand fly up once, and it is told in words. */
export function Celebration({
  occasion,
  title,
  description,
  mark,
  action,
  haptic = false,
  className,
  ...rest
}: CelebrationProps) {
  // What is read out has to change after it has come into the page.
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(title));
    return () => clearTimeout(timer);
  }, [title]);
  useEffect(() => {
    if (haptic && !isCalm()) navigator.vibrate?.(taps);
  }, [haptic]);
  return (
    <Stack {...rest} gap="s" align="centre" className={cx(css.celebration, className)}>
      <div className={css.stage} aria-hidden="true">
        {places.map((place) => (
          <span key={place} className={place} />
        ))}
        <span className={css.mark}>
          <span className={css.glyph}>{mark ?? <Icon name={icons[occasion]} size={40} />}</span>
        </span>
      </div>
      <Heading>{title}</Heading>
      {description ? (
        <Text tone="soft" className={css.description} render={<div />}>
          {description}
        </Text>
      ) : null}
      {action ? <div className={css.action}>{action}</div> : null}
      <output className={hiddenText}>{said}</output>
    </Stack>
  );
}
