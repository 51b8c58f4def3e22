import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { ButtonGroup } from '../../layout/button-group/button-group.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { isCalm, pageMotion } from '../../util/motion.ts';
import { useOwn } from '../../util/use-own.ts';
import { bringIn, keepAround } from './keep-around.ts';
import { neighbour, targetOf, type TourEnd, type TourStep } from './steps.ts';
import * as css from './tour.css.ts';
import { useTourKeys } from './use-tour-keys.ts';

export interface TourLabels {
  /** Says which of how many it is. */
  readonly position: (step: number, steps: number) => string;
  /** On the button that leaves the rest out. */
  readonly skip: string;
  /** On the button of the last step. */
  readonly done: string;
  /** On the button that leads back a step. */
  readonly previous?: string;
  /** On the button that leads on. */
  readonly next?: string;
}

export interface TourProps extends Omit<ComponentProps<'div'>, 'popover' | 'children' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Told that it is at its end, and how: who shows it once keeps that. */
  onEnd: (reason: TourEnd) => void;
  /** What is shown, in this order; what is not on the page is left out. One alone has neither number nor way back. */
  steps: readonly TourStep[];
  /** The step in sight by its key, for whoever keeps it. */
  step?: string | undefined;
  /** Where it begins; with the first unless told. */
  defaultStep?: string;
  /** Told which step has come into sight. */
  onStepChange?: (key: string) => void;
  /** The words around those of the steps. */
  labels: TourLabels;
}

const isThere = (step: TourStep): boolean => targetOf(step) !== undefined;

// The element of that name comes with a placement of its own, and closes by itself.
const dialog = 'dialog';
const reachable = { tabIndex: -1 } as const;

function Card({
  onEnd,
  steps,
  step,
  defaultStep = steps[0]?.key ?? '',
  onStepChange,
  labels,
  className,
  ref,
  ...rest
}: Omit<TourProps, 'open'>) {
  const word = useLabels();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const way = useRef<1 | -1>(1);
  const [key, setKey] = useOwn(step, defaultStep, onStepChange);
  const [there, setThere] = useState(steps);
  const shown = steps.find((one) => one.key === key);

  const go = (towards: 1 | -1): void => {
    way.current = towards;
    const next = neighbour(steps, key, towards, isThere);
    if (next) setKey(next.key);
    else if (towards === 1) onEnd('done');
  };
  /** What was to be shown is not there: on in the same direction, or back to what is. */
  const passBy = (): void => {
    const next =
      neighbour(steps, key, way.current, isThere) ??
      neighbour(steps, key, way.current === 1 ? -1 : 1, isThere);
    if (next) setKey(next.key);
    else onEnd('missing');
  };
  const latest = useRef({ steps, passBy });
  useEffect(() => {
    latest.current = { steps, passBy };
  });

  useTourKeys(card, {
    onEscape: () => onEnd('escape'),
    onTurn: (towards) => {
      if (towards === -1 || there.at(-1)?.key !== key) go(towards);
    },
  });
  useEffect(() => {
    const box = card.current;
    const ring = light.current;
    const now = latest.current.steps.find((one) => one.key === key);
    const target = now && targetOf(now);
    setThere(latest.current.steps.filter(isThere));
    const leave = (): void => latest.current.passBy();
    if (!box || !ring || !target) {
      leave();
      return undefined;
    }
    // What is opened later lies above.
    for (const part of [ring, box]) if (!part.matches(':popover-open')) part.showPopover();
    bringIn(target, box);
    const letGo = keepAround(target, ring, box, now.side ?? 'below', leave);
    if (!isCalm()) ring.animate({ opacity: [0, 1], scale: [1.12, 1] }, pageMotion(ring));
    box.focus({ preventScroll: true });
    return letGo;
  }, [key]);

  const place = there.findIndex((one) => one.key === key) + 1;
  const many = there.length > 1;
  const last = place === there.length;
  return (
    <>
      <div ref={light} popover="manual" className={css.light} aria-hidden="true" />
      <div
        {...rest}
        {...reachable}
        role={dialog}
        popover="manual"
        ref={useMergedRef(card, ref)}
        className={cx(css.card, className)}
        aria-labelledby={`${id}-title`}
        aria-describedby={ids(
          rest['aria-describedby'],
          many ? `${id}-at` : undefined,
          `${id}-text`,
        )}
      >
        {many ? (
          <Inline gap="m" justify="between" className={css.head}>
            <Text
              render={<span />}
              id={`${id}-at`}
              step="s2"
              voice="label"
              tone="soft"
              className={css.position}
            >
              {labels.position(place, there.length)}
            </Text>
            {last ? null : (
              <Button
                variant="quiet"
                size="medium"
                className={css.skip}
                onClick={() => onEnd('skipped')}
              >
                {labels.skip}
              </Button>
            )}
          </Inline>
        ) : null}
        <h2 id={`${id}-title`} className={css.title}>
          {shown?.title}
        </h2>
        <Text render={<div />} id={`${id}-text`} tone="soft" className={css.description}>
          {shown?.description}
        </Text>
        <ButtonGroup className={css.actions}>
          {place > 1 ? (
            <Button variant="secondary" size="medium" onClick={() => go(-1)}>
              {word('previous', labels.previous)}
            </Button>
          ) : null}
          <Button size="medium" onClick={() => go(1)}>
            {last ? labels.done : word('next', labels.next)}
          </Button>
        </ButtonGroup>
      </div>
    </>
  );
}

/** Shows what is where on a page, step by step. The page can be read and used meanwhile. */
export function Tour({ open, ...rest }: TourProps) {
  return open ? <Card {...rest} /> : null;
}
