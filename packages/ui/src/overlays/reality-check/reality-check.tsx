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

/**
 * How long has been played and what came of it, over a game. It goes away for one
 * of two answers and for nothing else, and neither is louder than the other. The
 * focus starts on the words: a key that was meant for the game answers nothing.
 */
export function RealityCheck({
  open,
  facts,
  more,
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
        <>
          <Button variant="secondary" size="medium" disabled={busy} onClick={onStop}>
            {stopLabel}
          </Button>
          <Button variant="secondary" size="medium" disabled={busy} onClick={onContinue}>
            {continueLabel}
          </Button>
        </>
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
      {more ? <div className={css.more}>{more}</div> : null}
    </Dialog>
  );
}
