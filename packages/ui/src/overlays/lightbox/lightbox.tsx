import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { useModal, type CloseReason } from '../overlay/use-modal.ts';
import { Caption } from './caption.tsx';
import { actOf } from './keys.ts';
import * as css from './lightbox.css.ts';
import { LightboxPicture, type LightboxItem } from './lightbox-picture.tsx';
import { useGestures } from './use-gestures.ts';
import { useZoom } from './use-zoom.ts';
import { step } from './view.ts';

export interface LightboxLabels {
  /** Says which of how many it is, and names the whole of it. */
  readonly position: (place: number, count: number) => string;
  /** Names the button that shows the picture larger. */
  readonly zoomIn: string;
  /** Names the button that shows it smaller. */
  readonly zoomOut: string;
  /** Says that a picture could not be fetched. */
  readonly failed: string;
  /** On the button that fetches it once more. */
  readonly retry?: string | undefined;
  readonly close?: string | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'children'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close, and how: by the button, Escape, or a picture that was pulled down. */
  onClose: (reason: CloseReason) => void;
  /** The pictures. One alone has neither number nor neighbours, and is named by what it shows. */
  items: readonly LightboxItem[];
  /** Which of them is in sight, counted from 0, for whoever keeps it. */
  index?: number | undefined;
  /** Which comes first, each time that it opens. */
  defaultIndex?: number;
  /** Told which has come into sight. */
  onIndexChange?: (index: number) => void;
  /** The words around the pictures. */
  labels: LightboxLabels;
}

/** In its place in the row; each of them only once, so that it can be told by it. */
interface Place {
  readonly place: number;
  readonly item: LightboxItem;
}

const sideOf = (place: number, at: number): 'before' | 'here' | 'after' => {
  if (place === at) return 'here';
  return place < at ? 'before' : 'after';
};

function Viewer({
  open,
  onClose,
  items,
  index,
  defaultIndex = 0,
  onIndexChange,
  labels,
  className,
  onKeyDown,
  ref,
  ...rest
}: LightboxProps) {
  const word = useLabels();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [own, setOwn] = useOwn(index, defaultIndex, onIndexChange);
  const count = items.length;
  const at = Math.max(0, Math.min(own, count - 1));
  const item = items[at];
  const many = count > 1;
  const zoom = useZoom(frame, picture);
  const { refresh } = zoom;
  useModal(dialog, open, onClose);
  // A picture that was there before had no size until now.
  useEffect(() => {
    if (open) refresh(true);
  }, [open, refresh]);

  const canTurn = (way: 1 | -1): boolean => at + way >= 0 && at + way < count;
  const go = (to: number): void => {
    if (to !== at && to >= 0 && to < count) setOwn(to);
  };
  useGestures(frame, track, {
    zoom,
    canTurn,
    onTurn: (way) => go(at + way),
    onLeave: () => onClose('drag'),
  });
  const larger = (): void => zoom.by(step);
  const smaller = (): void => zoom.by(1 / step);
  const press = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const { currentTarget, target } = event;
    const act = actOf(event, getComputedStyle(currentTarget).direction === 'rtl');
    const scrolls = target instanceof Element && target.closest('[data-lightbox-caption]');
    if (!act || (scrolls && !('way' in act && act.way !== 0))) return;
    event.preventDefault();
    if (act.does === 'walk') {
      const walked = zoom.isIn() && zoom.move(act.x, act.y);
      if (!walked && act.way !== 0) go(at + act.way);
    } else if (act.does === 'larger') larger();
    else if (act.does === 'smaller') smaller();
    else if (act.does === 'whole') zoom.reset();
    else go(act.does === 'first' ? 0 : count - 1);
  };

  const shown: readonly Place[] = items
    .map((one, place) => ({ place, item: one }))
    .filter(({ place }) => Math.abs(place - at) <= 1);
  const name = many ? labels.position(at + 1, count) : (item?.alt ?? '');
  const told = items.some(({ caption }) => caption);
  const retry = word('retry', labels.retry);
  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      className={cx(css.lightbox, className)}
      aria-label={name}
      aria-describedby={ids(rest['aria-describedby'], item?.caption ? `${id}-text` : undefined)}
      onKeyDown={both(onKeyDown, press)}
    >
      <div className={css.whole}>
        <div className={css.head}>
          <IconButton
            icon="close"
            label={word('close', labels.close)}
            onClick={() => onClose('button')}
          />
          <Inline gap="xs">
            <IconButton
              className={css.control}
              icon="minus"
              label={labels.zoomOut}
              aria-disabled={zoom.scale > 1 ? undefined : true}
              onClick={smaller}
            />
            <IconButton
              className={css.control}
              icon="plus"
              label={labels.zoomIn}
              aria-disabled={zoom.more ? undefined : true}
              onClick={larger}
            />
          </Inline>
        </div>
        <div ref={frame} className={css.frame} data-zoomed={zoom.scale > 1 || undefined}>
          <div ref={track} className={css.track}>
            {shown.map(({ place, item: one }) => (
              <div
                key={place}
                className={css.slide}
                data-side={sideOf(place, at)}
                inert={place !== at}
              >
                <LightboxPicture
                  key={one.src}
                  ref={place === at ? picture : undefined}
                  item={one}
                  here={place === at}
                  failed={labels.failed}
                  retry={retry}
                  onSettle={refresh}
                />
              </div>
            ))}
          </div>
        </div>
        {many || told ? (
          <div className={css.foot}>
            {told ? <Caption key={at} id={`${id}-text`} text={item?.caption} name={name} /> : null}
            {many ? (
              <div className={css.pager}>
                <IconButton
                  className={css.control}
                  icon="back"
                  label={word('previous', labels.previous)}
                  aria-disabled={canTurn(-1) ? undefined : true}
                  onClick={() => go(at - 1)}
                />
                <Text voice="figures" tone="soft" className={css.position} aria-live="polite">
                  {name}
                  <span className={hiddenText}> {item?.alt}</span>
                </Text>
                <IconButton
                  className={cx(css.control, css.next)}
                  icon="back"
                  label={word('next', labels.next)}
                  aria-disabled={canTurn(1) ? undefined : true}
                  onClick={() => go(at + 1)}
                />
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

/** Looks at one picture or a row of them on the whole screen. */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const [was, setWas] = useState(open);
  const [times, setTimes] = useState(0);
  // Each time it begins anew; what fades meanwhile stays what it was.
  if (open !== was) {
    setWas(open);
    if (open) setTimes(times + 1);
  }
  return <Viewer key={times} {...rest} open={open} />;
}
