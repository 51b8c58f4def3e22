import { useEffect, useState, type ComponentProps } from 'react';

import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** What is put on the clipboard. */
  value: string;
  /** What it does. */
  label: string;
  /** That it is done; said, and shown for a moment. */
  doneLabel: string;
  /** Words beside the glyph, for a button that stands alone. */
  wide?: boolean;
  /** Told once it is on the clipboard: the place for a toast. */
  onCopied?: () => void;
  /** Told where no way to the clipboard worked. */
  onFailed?: () => void;
}

/** As long as a short toast. */
const moment = 1500;

/** Puts a text on the clipboard, such as the number of an account. */
export function CopyButton({
  value,
  label,
  doneLabel,
  wide = false,
  onCopied,
  onFailed,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [done, setDone] = useState(0);

  useEffect(() => {
    if (done === 0) return undefined;
    const timer = setTimeout(() => setDone(0), moment);
    return () => clearTimeout(timer);
  }, [done]);

  const copy = async (button: Element): Promise<void> => {
    const copied = await copyText(value, button);
    if (copied) setDone((count) => count + 1);
    (copied ? onCopied : onFailed)?.();
  };
  const glyph = done > 0 ? 'check' : 'copy';
  const shared: ComponentProps<'button'> = {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy(event.currentTarget);
    },
  };
  return (
    <>
      {wide ? (
        <Button {...shared} variant="secondary" size="medium" icon={glyph}>
          {done > 0 ? doneLabel : label}
        </Button>
      ) : (
        <IconButton {...shared} icon={glyph} iconSize={20} label={label} />
      )}
      <output className={hiddenText}>{done > 0 ? doneLabel : null}</output>
    </>
  );
}
