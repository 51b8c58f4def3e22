import { useEffect, useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { TextLink } from '@livery/ui/link';
import { Message } from '@livery/ui/message';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useRefusalWords } from './refusal-words.ts';
import * as css from '../deposit/deposit.css.ts';

export interface PinSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it is asked for: “Withdraw ₱500.00”. */
  readonly title: string;
  readonly description?: string;
  readonly busy: boolean;
  /** Why the last try came to nothing. */
  readonly refusal: unknown;
  readonly onTry: () => void;
  readonly onSubmit: (pin: string) => void;
}

const digits = 6;

/** The six digits that an order is signed with. The last of them sends it; a wrong one is typed anew. */
export function PinSheet({
  open,
  onClose,
  title,
  description,
  busy,
  refusal,
  onTry,
  onSubmit,
}: PinSheetProps) {
  const { t } = useTranslation();
  const words = useRefusalWords();
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Nothing else is to be done here: the phone’s keys are there at once.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const { text, isOfPin } = words(refusal);
  const submit = (whole: string): void => {
    setPin('');
    onSubmit(whole);
  };
  return (
    <Sheet
      open={open}
      onClose={() => {
        setPin('');
        onClose();
      }}
      title={title}
      description={description}
    >
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          if (pin.length === digits) submit(pin);
        }}
      >
        <OneTimeCode
          pin
          ref={field}
          label={t('withdraw.pin')}
          value={pin}
          disabled={busy}
          onValueChange={(next) => {
            setPin(next);
            if (refusal !== undefined && next !== '') onTry();
          }}
          onComplete={submit}
          {...(isOfPin && text !== undefined ? { error: text } : {})}
        />
        {text === undefined || isOfPin ? null : <Message tone="danger">{text}</Message>}
        <Button type="submit" full loading={busy} disabled={pin.length < digits}>
          {title}
        </Button>
        <TextLink quiet render={<Link to={pathTo('paymentPassword')} />}>
          {t('withdraw.pin.forgot')}
        </TextLink>
      </form>
    </Sheet>
  );
}
