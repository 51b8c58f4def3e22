import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { SceneWindow } from '../../foundations/scene/scene-window.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What would be here. */
  icon: IconName;
  /** That there is nothing. */
  title: string;
  /** Level of the title, where it is a heading of the page. */
  level?: 1 | 2 | 3;
  /** What to do next, in a sentence. */
  description?: ReactNode;
  /** A button for that. */
  action?: ReactNode;
}

/** Nothing here yet, or nothing to be had: says what to do next. */
export function EmptyState({
  icon,
  title,
  level,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <Stack {...rest} gap="s" align="centre" className={cx(css.empty, className)}>
      <SceneWindow>
        <Icon name={icon} size={24} />
      </SceneWindow>
      <Title className={css.title}>{title}</Title>
      {description ? (
        <Text tone="soft" className={css.text}>
          {description}
        </Text>
      ) : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </Stack>
  );
}
