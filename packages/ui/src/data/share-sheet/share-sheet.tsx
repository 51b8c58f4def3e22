import { useEffect, useRef, useState } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Sheet, type SheetProps } from '../../overlays/sheet/sheet.tsx';
import { CopyRow } from '../copy-row/copy-row.tsx';
import { QRCode } from '../qr-code/qr-code.tsx';
import { handOver } from './hand-over.ts';
import * as css from './share-sheet.css.ts';

export interface ShareSheetLabels {
  /** What is shared, over the address: “Your link”. */
  readonly link: string;
  /** Name of the button that copies it. */
  readonly copy: string;
  /** That it is copied. */
  readonly copied: string;
  /** What the QR code leads to. */
  readonly code: string;
}

/** How it ended: it was shared, or one of the ways out of a sheet. */
export type ShareEnd = 'shared' | Parameters<SheetProps['onClose']>[0];

export interface ShareSheetProps extends Omit<
  SheetProps,
  'children' | 'onClose' | 'cover' | 'start' | 'dismissible' | 'emphasis'
> {
  /** Asked to close, and how. Open it in answer to a press: devices share for nobody else. */
  onClose: (end: ShareEnd) => void;
  /** The address to share. */
  url: string;
  /** What is said with it. */
  text?: string;
  /** What its parts are called. */
  labels: ShareSheetLabels;
}

/**
 * Shares an address by the device's own way; where it has none, or refuses, by
 * a sheet with the address to copy and a code for other cameras.
 */
export function ShareSheet({ open, onClose, title, url, text, labels, ...rest }: ShareSheetProps) {
  const [asked, setAsked] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!open) return undefined;
    let isHere = true;
    const share = async (): Promise<void> => {
      const outcome = await handOver({ url, title, text });
      if (!isHere) return;
      if (outcome === 'none') setAsked(true);
      else close.current(outcome === 'shared' ? 'shared' : 'escape');
    };
    void share();
    return () => {
      isHere = false;
      setAsked(false);
    };
  }, [open, url, title, text]);

  return (
    <Sheet {...rest} open={open && asked} onClose={onClose} title={title}>
      <Stack gap="l" className={css.body}>
        {text ? <Text tone="soft">{text}</Text> : null}
        <QRCode value={url} label={labels.code} />
        <CopyRow
          label={labels.link}
          value={url}
          copyLabel={labels.copy}
          copiedLabel={labels.copied}
        />
      </Stack>
    </Sheet>
  );
}
