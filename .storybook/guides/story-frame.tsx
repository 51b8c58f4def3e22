import { useEffect, useRef, useState } from 'react';

import { framed } from './framed.ts';
import * as css from './guide.css.ts';
import { useLook } from './look-context.ts';

/** As high as a phone is; of it as much is shown as the story takes. */
const phone = 720;
const least = 72;
/** What lies over a page may lie anywhere on it. */
const over = 'dialog[open], :popover-open, [role="menu"], [role="listbox"]';

/** What is fixed to an edge, such as a bar, takes no height of its own. */
const isFixed = (part: Element): boolean =>
  getComputedStyle(part).position === 'fixed' && part.getBoundingClientRect().height > 0;

function heightOf(inside: Document): number {
  if (inside.querySelector(over)) return phone;
  const parts = inside.querySelectorAll('#storybook-root main > *, #storybook-root main > * > *');
  if ([...parts].some(isFixed)) return phone;
  const main = inside.querySelector('#storybook-root main') ?? inside.querySelector('main');
  const height = main ? main.getBoundingClientRect().bottom : 0;
  return height < 24 ? phone : Math.min(phone, Math.max(least, Math.ceil(height)));
}

/** Tells whenever the story has changed, and how to stop that. */
function watch(inside: Document, changed: () => void): () => void {
  const sizes = new ResizeObserver(changed);
  const changes = new MutationObserver(() => {
    for (const main of inside.querySelectorAll('main')) sizes.observe(main);
    changed();
  });
  changes.observe(inside.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  changed();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

interface StoryFrameProps {
  id: string;
  title: string;
  /** Told of the story whenever it is drawn. */
  onDrawn?: (inside: Document) => void;
}

/** A story on a phone of its own. */
export function StoryFrame({ id, title, onDrawn }: StoryFrameProps) {
  const { address } = useLook();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(least);
  const src = `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(address)}`;

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let stop: (() => void) | undefined;
    const begin = (): void => {
      const inside = current.contentDocument;
      if (!inside) return;
      stop?.();
      stop = watch(inside, () => {
        if (!inside.querySelector('#storybook-root > *')) return;
        setHeight(heightOf(inside));
        onDrawn?.(inside);
      });
    };
    current.addEventListener('load', begin);
    return () => {
      current.removeEventListener('load', begin);
      stop?.();
    };
  }, [onDrawn]);

  return (
    <div className={css.phone} style={{ blockSize: height }}>
      <iframe
        {...framed}
        ref={frame}
        className={css.screenOf}
        title={title}
        src={src}
        loading="lazy"
        height={phone}
      />
    </div>
  );
}
