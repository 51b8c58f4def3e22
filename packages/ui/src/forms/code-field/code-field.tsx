import { Button } from '../../actions/button/button.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { codeIn } from '../text-field/code-in.ts';
import { DigitsField } from '../text-field/digits-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './code-field.css.ts';
import { useCountdown } from '../../util/clock/use-countdown.ts';

export interface CodeFieldLabels {
  /** Asks for the first code. */
  readonly send: string;
  /** The code is being sent. */
  readonly sending: string;
  /** So many seconds until another may be asked for. */
  readonly wait: (seconds: number) => string;
  /** Asks for another code. */
  readonly again: string;
  /** Said once to readers of the screen when a code is on its way. */
  readonly sent: string;
}

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'end' | 'clearLabel'
> {
  /** The digits typed so far, for whoever keeps them. */
  value?: string;
  /** The digits at first. */
  defaultValue?: string;
  /** Told of the digits alone. */
  onValueChange?: (value: string) => void;
  /** Asked to send a code. */
  onSend: () => void;
  /** A code is being sent; nothing counts yet. */
  sending?: boolean;
  /** When another may be asked for, in ms; the caller says how long that is. */
  until?: number | undefined;
  /** What the button says in each of its states. */
  labels: CodeFieldLabels;
}

/** A code from a message, and the button that has one sent. Data attributes, id and ref go to the input, the class to the whole. */
export function CodeField({
  onSend,
  sending = false,
  until,
  labels,
  maxLength = 10,
  disabled,
  ...rest
}: CodeFieldProps) {
  const left = useCountdown(until);
  // Before the page is awake nobody knows how long; a lock is the safer guess.
  const counting = !sending && until !== undefined && left !== 0;
  const offer = until === undefined ? labels.send : labels.again;
  const words = counting && left !== undefined ? labels.wait(left) : offer;
  return (
    <>
      <DigitsField
        autoComplete="one-time-code"
        {...rest}
        maxLength={maxLength}
        // Else the browser cuts a whole message at the tenth letter, before its code.
        digitsIn={codeIn}
        disabled={disabled}
        end={
          <Button
            variant="quiet"
            size="medium"
            className={css.send}
            loading={sending}
            disabled={disabled}
            aria-disabled={counting || sending || undefined}
            onClick={() => {
              if (!counting && !sending) onSend();
            }}
          >
            {words}
          </Button>
        }
      />
      {/* The state is said once; the seconds are not. */}
      <output className={hiddenText}>
        {sending ? labels.sending : null}
        {counting ? labels.sent : null}
        {until !== undefined && left === 0 && !sending ? labels.again : null}
      </output>
    </>
  );
}
