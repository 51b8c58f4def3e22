import { useCallback, useState } from 'react';

import type { Guide, Part } from '../../packages/ui/src/testing/guide.ts';
import * as css from './guide.css.ts';
import { Said } from './said.tsx';
import { StoryFrame } from './story-frame.tsx';

interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

const wide = 22;

/** Where the story is, or what it has opened over the page. */
const find = (inside: Document, at: string): Element | null =>
  inside.querySelector('#storybook-root')?.querySelector(at) ??
  inside.querySelector(`body > :not([class^="sb-"], [id^="storybook"]) ${at}`);

/** Where the numbers lie: over the first corner of each part, beside one that lies there already. */
function spotsIn(inside: Document, parts: readonly Part[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const [index, { at }] of parts.entries()) {
    const found = at === undefined ? null : find(inside, at);
    const box = found?.getBoundingClientRect();
    if (!box || box.width + box.height === 0) continue;
    const fromRight = inside.documentElement.dir === 'rtl';
    const y = box.top - wide + 2;
    let x = fromRight ? box.right - wide / 2 : box.left - wide / 2;
    while (spots.some((one) => Math.abs(one.x - x) < wide && Math.abs(one.y - y) < wide))
      x += fromRight ? -wide : wide;
    spots.push({ number: index + 1, x, y });
  }
  return spots;
}

interface AnatomyProps {
  story: string;
  name: string;
  parts: Guide['anatomy'];
}

/** The component itself, its parts numbered on it and named beside it. */
export function Anatomy({ story, name, parts }: AnatomyProps) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const point = useCallback((inside: Document) => setSpots(spotsIn(inside, parts)), [parts]);
  return (
    <div className={css.anatomy}>
      <div className={css.pointed}>
        <StoryFrame id={story} title={name} onDrawn={point} />
        {spots.map(({ number, x, y }) => (
          <span key={number} className={css.spot} style={{ left: x, top: y }} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
      <ol className={css.parts} translate="no">
        {parts.map((part, index) => (
          <li key={part.name} className={css.part}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <strong className={css.strong}>{part.name}</strong>
              <br />
              <Said>{part.description}</Said>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
