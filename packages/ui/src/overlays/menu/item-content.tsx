import type { ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import * as css from './menu.css.ts';

export interface ItemContentProps {
  /** What it does, or what is on. */
  children: ReactNode;
  /** The same, drawn. */
  icon?: IconName;
  /** A quiet line below. */
  description?: ReactNode;
}

/** What an item shows; action sheets show the same. */
export function ItemContent({ icon, description, children }: ItemContentProps) {
  return (
    <>
      {icon ? <Icon name={icon} size={20} className={css.icon} /> : null}
      <span className={css.texts}>
        {children}
        {description ? (
          <Text render={<span />} step="s2" tone="soft" className={css.description}>
            {description}
          </Text>
        ) : null}
      </span>
    </>
  );
}
