import { Children, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { passFocus } from '../../util/pass-focus.ts';
import * as css from './service-widget.css.ts';

export interface ServiceWidgetProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the button opens: its name, and the name and heading of the panel. */
  label: string;
  /** A line under the heading, such as the hours. */
  description?: ReactNode;
  /** Ways to reach somebody: `ListRow`s, as links or buttons. */
  children: ReactNode;
  /** Name of the button that puts it away. */
  hideLabel?: string | undefined;
  /** Asked to put it away. */
  onHide: () => void;
}

/** Help within reach on every page: a button above the bottom bar, and a panel over it. */
export function ServiceWidget({
  label,
  description,
  children,
  hideLabel,
  onHide,
  className,
  ref,
  ...rest
}: ServiceWidgetProps) {
  const word = useLabels();
  const root = useRef<HTMLDivElement>(null);
  const hide = (): void => {
    if (root.current) passFocus(root.current);
    onHide();
  };
  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={cx(css.place, className)}>
      <Popover
        side="above"
        align="end"
        label={label}
        className={css.panel}
        trigger={
          <button type="button" className={css.button} aria-label={label}>
            <Icon name="headset" size={28} />
          </button>
        }
      >
        <p className={css.title}>{label}</p>
        {description ? (
          <Text step="s2" tone="soft">
            {description}
          </Text>
        ) : null}
        <ul className={css.ways}>
          {Children.map(children, (way) => (way ? <li className={css.way}>{way}</li> : null))}
        </ul>
        <Button variant="quiet" size="medium" className={css.hide} onClick={hide}>
          {word('hide', hideLabel)}
        </Button>
      </Popover>
    </div>
  );
}
