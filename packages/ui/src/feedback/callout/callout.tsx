import { useId, type ComponentProps, type ReactNode } from 'react';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './callout.css.ts';

export interface CalloutProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What it is about, in a few words. */
  title: string;
  /** What that means, and what can be done. */
  children?: ReactNode;
  /** Whether it is only good to know, good news, something to think of, or something wrong. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** Another icon than that of the tone. */
  icon?: IconName;
  /** The one thing that can be done about it: a `Button`, a `TextLink`. */
  action?: ReactNode;
}

const icons = { neutral: 'info', success: 'check', warning: 'clock', danger: 'warning' } as const;

/** Something that holds as long as one is here, told in a quiet block. It is not announced. */
export function Callout({
  title,
  children,
  tone = 'neutral',
  icon = icons[tone],
  action,
  className,
  ...rest
}: CalloutProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.callout, className)} aria-labelledby={id} data-tone={tone}>
      <span className={css.mark}>
        <Icon name={icon} size={20} />
      </span>
      <Stack gap="xs" className={css.texts}>
        <Heading id={id} step="s4">
          {title}
        </Heading>
        {children ? (
          <Text tone="soft" render={<div />}>
            {children}
          </Text>
        ) : null}
        {action ? <div className={css.action}>{action}</div> : null}
      </Stack>
    </section>
  );
}
