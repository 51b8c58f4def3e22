import { useEffect, useRef } from 'react';
import { Message } from '@livery/ui/message';
import * as css from './failure.css.ts';

/** Why nothing came of a try; brought into view, where the button that made it may have left it behind. */
export function Failure({ text }: { readonly text: string | undefined }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text === undefined ? null : (
    <Message ref={said} className={css.failure} tone="danger">
      {text}
    </Message>
  );
}
