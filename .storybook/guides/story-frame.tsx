import { useEffect, useRef, useState } from 'react';

import { framed } from './framed.ts';
import * as css from './guide.css.ts';
import { useLook } from './look-context.ts';

const least = 72;
const most = 720;
/** What lies over a page has the height of a phone. */
const over = 'dialog[open], :popover-open, [role="menu"], [role="listbox"]';

function heightOf(inside: Document): number {
  if (inside.querySelector(over)) return most;
  const main = inside.querySelector('#storybook-root main') ?? inside.querySelector('main');
  const height = main ? main.getBoundingClientRect().height : 0;
  // What is fixed to an edge takes no height of its own.
  return height < 24 ? 480 : Math.min(most, Math.max(least, Math.ceil(height)));
}

interface StoryFrameProps {
  id: string;
  title: string;
  /** Told of the story whenever it is drawn. */
  onDrawn?: (inside: Document) => void;
}

/** A story on a phone of its own, as high as it needs to be. */
export function StoryFrame({ id, title, onDrawn }: StoryFrameProps) {
  const { address } = useLook();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(least);
  const src = `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(address)}`;

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let watching: { disconnect: () => void } | undefined;
    const measure = (inside: Document): void => {
      if (!inside.querySelector('#storybook-root > *')) return;
      setHeight(heightOf(inside));
      onDrawn?.(inside);
    };
    const watch = (): void => {
      const inside = current.contentDocument;
      if (!inside) return;
      watching?.disconnect();
      const sizes = new ResizeObserver(() => measure(inside));
      const changes = new MutationObserver(() => {
        for (const main of inside.querySelectorAll('main')) sizes.observe(main);
        measure(inside);
      });
      changes.observe(inside.body, { childList: true, subtree: true, attributeFilter: ['open'] });
      watching = {
        disconnect: () => {
          sizes.disconnect();
          changes.disconnect();
        },
      };
      measure(inside);
    };
    current.addEventListener('load', watch);
    return () => {
      current.removeEventListener('load', watch);
      watching?.disconnect();
    };
  }, [onDrawn]);

  return (
    <iframe
      {...framed}
      ref={frame}
      className={css.phone}
      title={title}
      src={src}
      loading="lazy"
      height={height}
    />
  );
}
