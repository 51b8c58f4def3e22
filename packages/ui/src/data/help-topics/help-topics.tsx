import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Prose } from '../../foundations/prose/prose.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { stepIn } from '../../util/step-in.ts';
import { useOwn } from '../../util/use-own.ts';
import { topicAt } from './topic-at.ts';
import * as css from './help-topics.css.ts';

export interface HelpTopic {
  readonly title: string;
  /** The text, already made safe. */
  readonly content: ReactNode;
}

export interface HelpTopicsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What the list chooses between. */
  label: string;
  /** What there is to read about. */
  topics: readonly HelpTopic[];
  /** Place of the one that is read, for whoever keeps it; the first where there is no such one. */
  value?: number;
  /** The one that is read at first. */
  defaultValue?: number;
  /** Another one was chosen. */
  onValueChange?: (place: number) => void;
}

/** Topics stand in a row: what leads on in a column leads on along a line as well. */
function alongLine(event: KeyboardEvent<HTMLElement>): string {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'ArrowRight') return isMirrored ? 'ArrowUp' : 'ArrowDown';
  if (event.key === 'ArrowLeft') return isMirrored ? 'ArrowDown' : 'ArrowUp';
  return event.key;
}

/** The row alone scrolls; the page stays where it is. */
function makeSeen(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [frame, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left >= frame.left && place.right <= frame.right) return;
  if (place.width > frame.width) tab.scrollIntoView({ inline: 'start', block: 'nearest' });
  else row.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
}

/** Topics in a row, and the text of one of them below it. */
export function HelpTopics({
  label,
  topics,
  value,
  defaultValue = 0,
  onValueChange,
  className,
  ...rest
}: HelpTopicsProps) {
  const id = useId();
  const [chosen, choose] = useOwn(value, defaultValue, onValueChange);
  const at = topicAt(chosen, topics.length);
  const topic = topics[at];
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    makeSeen([...(row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])][at]);
  }, [at]);
  return (
    <div {...rest} className={cx(css.help, className)}>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={css.list}
        onKeyDown={(event) => {
          const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
          const key = alongLine(event);
          stepIn({ key, preventDefault: () => event.preventDefault() }, [...tabs])?.click();
        }}
      >
        {topics.map(({ title }, place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel`}
            aria-selected={place === at}
            tabIndex={place === at ? 0 : -1}
            className={css.topic}
            onClick={() => choose(place)}
          >
            {title}
          </button>
        ))}
      </div>
      <Stack
        gap="m"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${at}`}
        className={css.content}
      >
        {topic ? (
          <Heading level={2} dir="auto">
            {topic.title}
          </Heading>
        ) : null}
        <Prose>{topic?.content}</Prose>
      </Stack>
    </div>
  );
}
