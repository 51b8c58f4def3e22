import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { linkedParts } from './links.ts';
import * as css from './message-bubble.css.ts';

/** How far a message has come. */
export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

export interface MessageLabels {
  /** Says each state, to be read out; that it failed is shown too. */
  readonly states: Readonly<Record<MessageState, string>>;
  /** On the button that sends once more. */
  readonly retry: string;
}

export interface MessageBubbleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose words they are. */
  from: 'mine' | 'theirs';
  /** Who says it; read out before the words. */
  author: string;
  /** The name is seen too: where more than one may answer. */
  authorShown?: boolean;
  /** What is said, as plain text. Addresses in it become links. */
  text?: string;
  /** When, as the language writes it. */
  time?: string;
  /** The same as a machine reads it. */
  dateTime?: string;
  /** How far one's own message has come. */
  state?: MessageState;
  /** The words of the states; without them none is told. */
  labels?: MessageLabels;
  /** Asked to send once more what failed. */
  onRetry?: () => void;
  /** What came along: `AttachmentTile`s. */
  attachments?: ReactNode;
  /** Goes on from the one before: closer to it, and without a name. */
  joined?: boolean;
  /** Which addresses may be links; all that are safe, unless told. */
  linked?: (address: URL) => boolean;
}

const icons = { sending: 'clock', sent: 'check', read: 'checks', failed: 'warning' } as const;

interface WordsProps {
  readonly text: string | undefined;
  readonly linked: MessageBubbleProps['linked'];
}

function Words({ text, linked }: WordsProps) {
  if (!text) return null;
  return (
    <p className={css.words} dir="auto">
      {linkedParts(text, linked).map(({ text: said, href, at }) =>
        href ? (
          <a
            key={at}
            className={css.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            translate="no"
          >
            <bdi dir="ltr">{said}</bdi>
          </a>
        ) : (
          <span key={at}>{said}</span>
        ),
      )}
    </p>
  );
}

/** One message of a talk. One's own are not read out again when they appear. */
export function MessageBubble({
  from,
  author,
  authorShown = false,
  text,
  time,
  dateTime,
  state,
  labels,
  onRetry,
  attachments,
  joined = false,
  linked,
  className,
  ...rest
}: MessageBubbleProps) {
  const failed = state === 'failed';
  return (
    <Stack
      aria-live={from === 'mine' ? 'off' : undefined}
      {...rest}
      gap="xs"
      className={cx(css.message, className)}
      data-from={from}
      data-state={state}
      data-joined={joined ? '' : undefined}
    >
      {authorShown && !joined ? (
        <Text step="s2" tone="soft" strong className={css.author} render={<div />}>
          <bdi>{author}</bdi>
        </Text>
      ) : (
        <div className={hiddenText}>
          <bdi>{author}</bdi>
        </div>
      )}
      <div className={css.bubble}>
        {attachments ? (
          <Stack gap="xs" className={css.attachments}>
            {attachments}
          </Stack>
        ) : null}
        <Words {...{ text, linked }} />
        {time || state ? (
          <Inline gap="xs" justify="end" className={css.meta}>
            {time ? <time dateTime={dateTime}>{time}</time> : null}
            {state && labels && !failed ? (
              <>
                <Icon name={icons[state]} size={14} />
                <span className={hiddenText}>{labels.states[state]}</span>
              </>
            ) : null}
          </Inline>
        ) : null}
      </div>
      {failed && labels ? (
        <Inline gap="xs" justify="end" className={css.failed}>
          <span className={css.reason} role="alert">
            <Icon name="warning" size={16} />
            {labels.states.failed}
          </span>
          {onRetry ? (
            <Button variant="quiet" size="medium" icon="refresh" onClick={onRetry}>
              {labels.retry}
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </Stack>
  );
}
