import { useEffect, useRef, useState } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import * as css from './lightbox.css.ts';

interface CaptionProps {
  id: string;
  text: string | undefined;
  /** What the picture is called: the name of what can be scrolled. */
  name: string;
}

/** The keyboard scrolls what it stands on. */
const reachable = { role: 'group', tabIndex: 0 } as const;

/** What is said of a picture. Where it is too long it scrolls, and the keyboard gets to it. */
export function Caption({ id, text, name }: CaptionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const held = box.current;
    if (!held) return undefined;
    const sizes = new ResizeObserver(() => setLong(held.scrollHeight > held.clientHeight + 1));
    for (const part of [held, ...held.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={css.caption}
      {...(long ? { ...reachable, 'aria-label': name } : {})}
      data-lightbox-caption
      data-long={long || undefined}
    >
      <Text id={id} className={css.words} dir="auto">
        {text}
      </Text>
    </div>
  );
}
