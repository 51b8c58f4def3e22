import {
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { toldLeft } from '../../forms/text-area/room.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import * as css from './composer.css.ts';

export interface ComposerLabels {
  /** Names the button that sends. */
  readonly send: string;
  /** Names the button that adds files. */
  readonly attach: string;
  /** So many letters of so many; shown when the room ends. */
  readonly count: (typed: number, limit: number) => string;
  /** So many are left, as it is said aloud; fewer than none are too many. */
  readonly remain: (letters: number) => string;
  /** Why nothing can be sent while there is no connection. */
  readonly offline: string;
}

export interface ComposerProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'defaultValue'
> {
  /** What is asked for; stands in the empty line. */
  label: string;
  /** The words of what it adds. */
  labels: ComposerLabels;
  /** Told what was written; it is empty afterwards. */
  onSend: (text: string) => void;
  /** What is being written, for whoever keeps it. */
  value?: string;
  /** What stands there at first. */
  defaultValue?: string;
  /** Told of every change. */
  onValueChange?: (value: string) => void;
  /** How many letters a message may have; more can be typed and not sent. */
  limit?: number;
  /** Told which files were chosen; without it none can be. */
  onAttach?: (files: File[]) => void;
  /** What may be chosen, as a file field has it. */
  accept?: string;
  /** What goes along with the message: `AttachmentTile`s. */
  attachments?: ReactNode;
  /** There is no connection: it can be written, and is sent later. */
  offline?: boolean;
  /** Nothing can be written: the talk is over. */
  disabled?: boolean;
}

/** Where a pointer is exact there is a keyboard, and Enter sends; a phone's key begins a line. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The line that a message is written in. It grows to five lines. */
export function Composer({
  label,
  labels,
  onSend,
  value,
  defaultValue = '',
  onValueChange,
  limit = 2000,
  onAttach,
  accept,
  attachments,
  offline = false,
  disabled = false,
  className,
  ...rest
}: ComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [text, setText] = useOwn(value, defaultValue, onValueChange);
  const said = text.trim();
  const room = limit - text.length;
  const told = toldLeft(room, limit);
  const empty = said === '' && !attachments;
  const ready = !empty && room >= 0 && !offline && !disabled;

  const send = (): void => {
    if (!ready) return;
    onSend(said);
    setText('');
    area.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  const key = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key: pressed, shiftKey, nativeEvent } = event;
    // A word that is still being put together is confirmed by Enter as well.
    if (pressed !== 'Enter' || shiftKey || nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <Stack
      gap="s"
      className={cx(css.composer, className)}
      render={<form {...rest} onSubmit={submit} noValidate />}
    >
      {attachments ? (
        <Stack gap="s" className={css.attachments}>
          {attachments}
        </Stack>
      ) : null}
      {offline ? (
        <output id={`${id}-offline`} className={css.offline}>
          <Icon name="offline" size={16} />
          {labels.offline}
        </output>
      ) : null}
      <div className={css.line} data-disabled={disabled ? '' : undefined}>
        {onAttach ? (
          <>
            <IconButton
              icon="paperclip"
              label={labels.attach}
              disabled={disabled}
              onClick={() => files.current?.click()}
            />
            <input
              ref={files}
              type="file"
              hidden
              multiple
              accept={accept}
              onChange={({ target }) => {
                onAttach([...(target.files ?? [])]);
                // The same file may be chosen again after it was taken away.
                target.value = '';
              }}
            />
          </>
        ) : null}
        <textarea
          ref={area}
          className={css.area}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          enterKeyHint="send"
          value={text}
          disabled={disabled}
          aria-invalid={room < 0 || undefined}
          aria-describedby={offline ? `${id}-offline` : undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={key}
        />
        <IconButton
          type="submit"
          className={css.send}
          icon="up"
          variant={ready ? 'primary' : 'filled'}
          label={labels.send}
          disabled={disabled}
          aria-disabled={ready ? undefined : true}
        />
      </div>
      {told === undefined ? null : (
        <Text
          step="s2"
          tone={room < 0 ? 'danger' : 'faint'}
          className={css.count}
          aria-hidden="true"
        >
          {labels.count(text.length, limit)}
        </Text>
      )}
      <output className={hiddenText}>{told === undefined ? null : labels.remain(told)}</output>
    </Stack>
  );
}
