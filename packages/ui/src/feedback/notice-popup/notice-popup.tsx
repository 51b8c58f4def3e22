import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { useModal, type CloseReason } from '../../overlays/overlay/use-modal.ts';
import { Prose } from '../../foundations/prose/prose.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { around } from './around.ts';
import * as css from './notice-popup.css.ts';

export interface Notice {
  readonly id: string;
  readonly title: string;
  /** When it was written, as the language says it. */
  readonly date?: string;
  /** A picture above, as wide as 16 by 9. */
  readonly picture?: string;
  /** The text, already made safe. */
  readonly content: ReactNode;
}

export interface NoticeLabels {
  readonly close?: string | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** Which one of how many. */
  readonly position: (index: number, count: number) => string;
  readonly quiet: string;
}

export interface NoticePopupProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'children'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close, and how: the button, Escape, the backdrop. */
  onClose: (reason: CloseReason) => void;
  /** One after the other. */
  notices: readonly Notice[];
  /** Whether they stay away for today, for whoever keeps that. */
  quiet?: boolean;
  /** The same at first. */
  defaultQuiet?: boolean;
  /** The box was ticked, or no more. */
  onQuietChange?: (quiet: boolean) => void;
  /** The words. */
  labels: NoticeLabels;
}

/** Notices after the log-in, one at a time, with a way to be left alone for today. */
export function NoticePopup({
  open,
  onClose,
  notices,
  quiet,
  defaultQuiet = false,
  onQuietChange,
  labels,
  className,
  ref,
  ...rest
}: NoticePopupProps) {
  const word = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [away, setAway] = useOwn(quiet, defaultQuiet, onQuietChange);
  useModal(dialog, open, onClose);
  const count = notices.length;
  const index = Math.min(at, Math.max(0, count - 1));
  const notice = notices[index];
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      className={cx(css.popup, className)}
      aria-labelledby={titleId}
    >
      <IconButton
        className={css.close}
        icon="close"
        label={word('close', labels.close)}
        onClick={() => onClose('button')}
      />
      <div className={css.scroller}>
        <div aria-live="polite">
          {notice?.picture ? (
            <img className={css.picture} src={notice.picture} alt="" width={640} height={360} />
          ) : null}
          <Stack gap="s" className={css.texts}>
            <h2 id={titleId} className={css.title} data-below={notice?.picture ? '' : undefined}>
              <bdi>{notice?.title}</bdi>
            </h2>
            {notice?.date ? (
              <Text step="s2" tone="soft">
                {notice.date}
              </Text>
            ) : null}
            <Prose>{notice?.content}</Prose>
          </Stack>
        </div>
        <div className={css.foot}>
          {count > 1 ? (
            <div className={css.pager}>
              <IconButton
                icon="back"
                label={word('previous', labels.previous)}
                onClick={() => setAt(around(index - 1, count))}
              />
              <span className={css.position}>{labels.position(index + 1, count)}</span>
              <IconButton
                className={css.next}
                icon="back"
                label={word('next', labels.next)}
                onClick={() => setAt(around(index + 1, count))}
              />
            </div>
          ) : null}
          <div className={css.quiet}>
            <Checkbox checked={away} onChange={(event) => setAway(event.target.checked)}>
              {labels.quiet}
            </Checkbox>
          </div>
        </div>
      </div>
    </dialog>
  );
}
