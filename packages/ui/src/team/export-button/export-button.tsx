import { useEffect, useRef, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Progress } from '../../feedback/progress/progress.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './export-button.css.ts';

export interface Gathering {
  /** How much of it is here, up to 1; left out while nobody knows. */
  readonly share?: number;
  /** The same in words: “240 rows”. */
  readonly text: string;
}

export interface ExportButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** On the button: what is saved. */
  label: string;
  /** Said while the file is gathered. */
  busyLabel: string;
  /** On the button that stops it. */
  stopLabel: string;
  /** How far it is; nothing while none is gathered. */
  gathering?: Gathering | undefined;
  /** Asked for the file. */
  onStart: () => void;
  /** Asked to stop. */
  onStop: () => void;
  /** There is nothing to save. */
  disabled?: boolean;
}

/** Saves a file: while it is gathered, how far it is stands in place of the button. */
export function ExportButton({
  label,
  busyLabel,
  stopLabel,
  gathering,
  onStart,
  onStop,
  disabled,
  className,
  ref,
  ...rest
}: ExportButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isBusy = gathering !== undefined;
  const wasBusy = useRef(isBusy);
  // Whoever pressed one button stands on the other, and not at the top of the page.
  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (wasPressed.current) place.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [isBusy]);
  const press = (then: () => void) => () => {
    wasPressed.current = true;
    then();
  };
  return (
    <div {...rest} ref={useMergedRef(place, ref)} className={cx(css.place, className)}>
      {gathering ? (
        <>
          <Progress
            className={css.bar}
            label={busyLabel}
            {...(gathering.share === undefined ? {} : { value: gathering.share })}
            max={1}
            valueText={gathering.text}
          />
          <Button variant="secondary" size="medium" onClick={press(onStop)}>
            {stopLabel}
          </Button>
        </>
      ) : (
        <Button
          variant="quiet"
          size="medium"
          icon="download"
          disabled={disabled}
          onClick={press(onStart)}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
