import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import { Dialog } from '../dialog/dialog.tsx';
import * as css from './reality-check.css.ts';

export interface RealityFact {
  /** What is told: how long, won or lost. */
  readonly label: string;
  /** How it stands, in words or figures. */
  readonly value: ReactNode;
}

export interface RealityWay {
  /** Names its button: “My limits”. */
  readonly label: string;
  /** Its button was pressed. */
  readonly onClick: () => void;
}

export interface RealityCheckProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'children' | 'role'
> {
  /** Whether it is shown. */
  open: boolean;
  /** That it is time for a look, in a few words. */
  title: string;
  /** What has been played: time, stakes, the net result. */
  facts: readonly RealityFact[];
  /** A way to more, such as the records. */
  more?: ReactNode;
  /** Buttons to more between the two answers, of their size: the records, the limits. */
  ways?: readonly RealityWay[];
  /** The pause that a law asks for; while it lasts nobody goes on. */
  pause?: ReactNode;
  /** Whether the pause is over, or none is asked for. */
  mayContinue?: boolean;
  /** Ends the play. */
  stopLabel: string;
  /** Asked to end it. */
  onStop: () => void;
  /** Goes on, having seen it. */
  continueLabel: string;
  /** Asked to go on. */
  onContinue: () => void;
  /** What was asked for is under way; neither answer is taken again. */
  busy?: boolean;
}

const none: readonly RealityWay[] = [];

/**
 * How long has been played and what came of it, over a game. It goes away for one
 * of its answers and for nothing else, and none is louder than another. The
 * focus starts on the words: a key that was meant for the game answers nothing.
 */
export function RealityCheck({
  open,
  facts,
  more,
  ways = none,
  pause,
  mayContinue = true,
  stopLabel,
  onStop,
  continueLabel,
  onContinue,
  busy = false,
  ref,
  ...rest
}: RealityCheckProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // After the dialog itself has opened, which is an effect of a part of this.
    if (open) dialog.current?.focus();
  }, [open]);
  return (
    <Dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      open={open}
      onClose={onContinue}
      dismissible={false}
      role="alertdialog"
      tabIndex={-1}
      actions={
        <div className={css.answers}>
          <Button variant="secondary" size="medium" disabled={busy} onClick={onStop}>
            {stopLabel}
          </Button>
          {ways.map(({ label, onClick }) => (
            <Button key={label} variant="secondary" size="medium" disabled={busy} onClick={onClick}>
              {label}
            </Button>
          ))}
          <Button
            variant="secondary"
            size="medium"
            disabled={busy || !mayContinue}
            onClick={onContinue}
          >
            {continueLabel}
          </Button>
        </div>
      }
    >
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <Text render={<dt />} tone="soft">
              {label}
            </Text>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {pause ? <div className={css.pause}>{pause}</div> : null}
      {more ? <div className={css.more}>{more}</div> : null}
    </Dialog>
  );
}
