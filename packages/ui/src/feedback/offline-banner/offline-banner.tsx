import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import { useLine, type Line } from './use-line.ts';
import * as css from './offline-banner.css.ts';

export interface OfflineLabels {
  /** That there is no connection. */
  readonly offline: string;
  /** What can still be done without one. */
  readonly description: ReactNode;
  /** That it is back; said for a moment. */
  readonly online: string;
}

export interface OfflineBannerProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** How it stands, for whoever knows better than the browser. */
  status?: Line;
  /** What is said. */
  labels: OfflineLabels;
}

/** Says that the connection is gone and what still works, over the page and above its bar; nothing moves for it. */
export function OfflineBanner({ status, labels, className, ...rest }: OfflineBannerProps) {
  const line = useLine(status);
  return (
    <output {...rest} className={cx(css.place, className)}>
      {line ? (
        <span className={css.banner} data-line={line}>
          <Icon name={line === 'back' ? 'check' : 'offline'} size={20} className={css.icon} />
          <span className={css.texts}>
            <Text render={<span />} voice="name">
              {line === 'back' ? labels.online : labels.offline}
            </Text>
            {line === 'offline' ? (
              <Text render={<span />} step="s2" tone="soft">
                {labels.description}
              </Text>
            ) : null}
          </span>
        </span>
      ) : null}
    </output>
  );
}
