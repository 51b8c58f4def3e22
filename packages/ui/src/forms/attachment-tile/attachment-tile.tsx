import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './attachment-tile.css.ts';
import { endingOf, startAndEnd } from './kind.ts';
import { Preview } from './preview.tsx';

export interface AttachmentLabels {
  /** Names the bar of what is on its way. */
  readonly progress?: (name: string) => string;
  /** Names the button that tries once more. */
  readonly retry?: (name: string) => string;
  /** Names the button that takes it away, or stops it on its way. */
  readonly remove?: (name: string) => string;
}

export interface AttachmentTileProps extends Omit<ComponentProps<'div'>, 'children'>, RenderProp {
  /** The name of the file. */
  name: string;
  /** A quiet line below: its size, when it was sent. */
  description?: ReactNode;
  /** What it shows: the address of a picture, or the file itself. */
  picture?: string | File;
  /** On its way, not arrived, or there. */
  state?: 'sending' | 'failed' | 'ready';
  /** How much has arrived, of a hundred; none while nobody knows. */
  progress?: number | undefined;
  /** Why it did not arrive. */
  error?: ReactNode;
  /** The words of its bar and its buttons. */
  labels?: AttachmentLabels;
  /** Asked to look at it; a link stands in `render` instead. */
  onOpen?: MouseEventHandler<HTMLButtonElement>;
  /** Asked to try once more. */
  onRetry?: () => void;
  /** Asked to take it away. */
  onRemove?: () => void;
  /** Its buttons answer no press. */
  disabled?: boolean;
}

/** Of a file only what the browser can draw is a picture. */
const isDrawn = (file: File): boolean => file.type.startsWith('image/');

function Thumb({ name, picture }: Pick<AttachmentTileProps, 'name' | 'picture'>) {
  const ending = endingOf(name);
  return (
    <span className={css.thumb}>
      {ending ? (
        <span className={css.ending} translate="no" aria-hidden="true">
          {ending}
        </span>
      ) : (
        <Icon name="file" />
      )}
      {typeof picture === 'string' ? <img className={css.picture} src={picture} alt="" /> : null}
      {picture instanceof File && isDrawn(picture) ? (
        <Preview className={css.picture} file={picture} />
      ) : null}
    </span>
  );
}

/** A file: on its way, not arrived, or there to be looked at. */
export function AttachmentTile({
  name,
  description,
  picture,
  state = 'ready',
  progress,
  error,
  labels,
  onOpen,
  onRetry,
  onRemove,
  disabled = false,
  render,
  className,
  ...rest
}: AttachmentTileProps) {
  const [start, end] = startAndEnd(name);
  const shown = (
    <>
      <span className={hiddenText} translate="no">
        {name}
      </span>
      <bdi className={css.name} translate="no" aria-hidden="true">
        <span className={css.nameStart}>{start}</span>
        {end ? <span className={css.nameEnd}>{end}</span> : null}
      </bdi>
    </>
  );
  return (
    <div {...rest} className={cx(css.tile, className)} data-state={state}>
      <Thumb {...{ name }} {...(picture === undefined ? {} : { picture })} />
      <Stack gap="xs" align="start" className={css.texts}>
        {onOpen || render ? (
          <AsButton render={render} className={css.open} onClick={onOpen} disabled={disabled}>
            {shown}
          </AsButton>
        ) : (
          shown
        )}
        {state === 'sending' ? (
          <progress
            className={css.bar}
            max={100}
            {...(progress === undefined ? {} : { value: progress })}
            aria-label={labels?.progress?.(name) ?? name}
          />
        ) : null}
        {state === 'failed' && error ? (
          <Text render={<span />} step="s2" tone="danger" role="alert">
            {error}
          </Text>
        ) : null}
        {description && state === 'ready' ? (
          <Text render={<bdi />} step="s2" tone="faint">
            {description}
          </Text>
        ) : null}
      </Stack>
      {state === 'failed' && onRetry && labels?.retry ? (
        <IconButton
          className={css.act}
          icon="refresh"
          iconSize={20}
          label={labels.retry(name)}
          disabled={disabled}
          onClick={onRetry}
        />
      ) : null}
      {onRemove && labels?.remove ? (
        <IconButton
          className={css.act}
          icon="close"
          iconSize={20}
          label={labels.remove(name)}
          disabled={disabled}
          onClick={onRemove}
        />
      ) : null}
    </div>
  );
}
