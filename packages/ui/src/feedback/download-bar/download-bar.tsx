import { useRef, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import type { RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { passFocus } from '../../util/pass-focus.ts';
import * as css from './download-bar.css.ts';

export interface DownloadBarProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>, RenderProp {
  /** Names the bar for those who jump from part to part. */
  label: string;
  /** The app. */
  name: string;
  /** Its icon. */
  icon?: string | undefined;
  /** A line about it. */
  description?: string;
  /** How it is rated, as the language writes it; without one no star is shown. */
  rating?: string | undefined;
  /** The same in words, for those who hear it. */
  ratingLabel?: string;
  /** The button that leads to the app; with `render` it is a link. */
  downloadLabel: string;
  /** Pressed, where it is no link: the place to open a `DownloadPopup`. */
  onDownload?: () => void;
  /** Name of the button that closes. */
  closeLabel?: string | undefined;
  /** Asked to close, for good. */
  onClose: () => void;
}

/** Offers the app, at the top of the page. */
export function DownloadBar({
  label,
  name,
  icon,
  description,
  rating,
  ratingLabel,
  downloadLabel,
  onDownload,
  closeLabel,
  onClose,
  render,
  className,
  ref,
  ...rest
}: DownloadBarProps) {
  const word = useLabels();
  const bar = useRef<HTMLElement>(null);
  const close = (): void => {
    if (bar.current) passFocus(bar.current);
    onClose();
  };
  return (
    <section
      {...rest}
      ref={useMergedRef(bar, ref)}
      className={cx(css.bar, className)}
      aria-label={label}
    >
      <IconButton
        className={css.close}
        icon="close"
        iconSize={18}
        label={word('close', closeLabel)}
        onClick={close}
      />
      <span className={css.mark}>
        {icon ? (
          <img className={css.picture} src={icon} alt="" width={44} height={44} />
        ) : (
          <Icon name="download" />
        )}
      </span>
      <div className={css.texts}>
        <p className={css.name}>
          <span className={css.nameWords}>{name}</span>
          {rating ? (
            <span className={css.rating}>
              <span aria-hidden="true" className={css.stars}>
                <Icon name="star" size={12} />
                {rating}
              </span>
              <span className={hiddenText}>{ratingLabel ?? rating}</span>
            </span>
          ) : null}
        </p>
        {description ? <p className={css.text}>{description}</p> : null}
      </div>
      <Button size="medium" className={css.download} render={render} onClick={onDownload}>
        {downloadLabel}
      </Button>
    </section>
  );
}
