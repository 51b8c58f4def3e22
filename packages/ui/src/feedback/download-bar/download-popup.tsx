import type { ReactNode } from 'react';

import { ListRow } from '../../layout/list-row/list-row.tsx';
import { Sheet, type SheetProps } from '../../overlays/sheet/sheet.tsx';
import { Text } from '../../foundations/text/text.tsx';
import type { Render } from '../../util/as.tsx';
import * as css from './download-popup.css.ts';
import { inOrder, type DownloadKind } from './in-order.ts';

export interface DownloadEntry {
  readonly kind: DownloadKind;
  /** What is fetched. */
  readonly label: string;
  /** For which devices, or what comes next. */
  readonly description?: string;
  /** The link. */
  readonly render: Render;
}

export interface DownloadPopupProps extends Omit<
  SheetProps,
  'children' | 'cover' | 'start' | 'description'
> {
  /** The app's icon. */
  icon?: string | undefined;
  /** A line or two about the app. */
  description?: ReactNode;
  /** Ways to the app: Android, the profile for iOS, the app for iOS, in that order. */
  entries: readonly DownloadEntry[];
}

const glyphs = { android: 'android', profile: 'file', ios: 'apple' } as const;

/** Lists the ways to the app. */
export function DownloadPopup({ icon, description, entries, ...rest }: DownloadPopupProps) {
  return (
    <Sheet {...rest}>
      {icon || description ? (
        <div className={css.app}>
          {icon ? <img className={css.icon} src={icon} alt="" width={72} height={72} /> : null}
          {description ? (
            <Text tone="soft" className={css.text}>
              {description}
            </Text>
          ) : null}
        </div>
      ) : null}
      <ul className={css.entries}>
        {inOrder(entries).map((entry) => (
          <li key={entry.kind} className={css.entry}>
            <ListRow
              rich
              icon={glyphs[entry.kind]}
              label={entry.label}
              description={entry.description}
              render={entry.render}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
