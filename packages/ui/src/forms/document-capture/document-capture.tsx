import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { holdFiles, useSentFiles } from '../../util/use-sent-files.ts';
import { Preview } from '../attachment-tile/preview.tsx';
import { legend } from '../text-field/legend.css.ts';
import * as css from './document-capture.css.ts';
import * as outline from './outline.css.ts';
import { Outline, type CaptureFrame } from './outline.tsx';
import { take } from './take.ts';
import { useCamera } from './use-camera.ts';

export interface DocumentCaptureLabels {
  /** On the button that asks for the camera. */
  readonly start: string;
  /** The camera is asked for. */
  readonly asking: string;
  /** On the button that takes the picture. */
  readonly take: string;
  /** On the button that throws it away and begins again. */
  readonly again: string;
  /** On the button that keeps it. */
  readonly use: string;
  /** On the button that chooses a file instead. */
  readonly file: string;
  /** What the picture shows, for those who do not see it. */
  readonly taken: string;
  /** The camera was not allowed: how to allow it, or to go on without. */
  readonly refused: string;
  /** There is no camera that works. */
  readonly missing: string;
}

export interface DocumentCaptureProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What is asked for: “The front of your card”. */
  label: string;
  /** The label is not shown, because it stands nearby already. */
  labelHidden?: boolean;
  /** The words of all the rest. */
  labels: DocumentCaptureLabels;
  /** What is drawn to lay it into. A face is looked at by the camera on the screen’s side. */
  frame?: CaptureFrame;
  /** The picture that was kept, for whoever keeps it; null while there is none. */
  value?: File | null;
  /** Told when a picture is kept or thrown away. */
  onValueChange?: (file: File | null) => void;
  /** Name that a form sends it by, and the first part of the name of the file. */
  name?: string;
  /** A form is not sent without it. */
  required?: boolean;
  /** How to hold it; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong with the picture. */
  error?: ReactNode;
  /** Nothing can be taken or chosen. */
  disabled?: boolean;
}

const ratios = { card: 4 / 3, passport: 4 / 3, face: 3 / 4 } as const;
const none: readonly File[] = [];

/**
 * A picture of a paper or a face: taken, looked at, taken again, kept. Where there
 * is no camera, or none is allowed, a file does as well.
 */
export function DocumentCapture({
  label,
  labelHidden = false,
  labels,
  frame = 'card',
  value,
  onValueChange,
  name,
  required,
  hint,
  error,
  disabled = false,
  className,
  ref,
  ...rest
}: DocumentCaptureProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useOwn<File | null>(value, null, onValueChange);
  const [taken, setTaken] = useState<File>();
  const [moved, setMoved] = useState(false);
  const camera = useCamera(video, frame === 'face' ? 'user' : 'environment');
  const [files, setFiles] = useState(none);
  if ((files[0] ?? null) !== kept) setFiles(kept ? [kept] : none);
  useSentFiles(input, files);

  const picture = taken ?? kept ?? undefined;
  const live = camera.state === 'on' && !picture;
  const failed = camera.state === 'refused' || camera.state === 'missing';
  const step = taken ? 'taken' : kept ? 'kept' : camera.state;

  // Whoever pressed a button that has gone finds the next one under the key.
  const at = useRef(step);
  useLayoutEffect(() => {
    if (at.current === step) return;
    at.current = step;
    if (moved) root.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [moved, step]);

  const open = (): void => {
    setMoved(true);
    setTaken(undefined);
    if (kept) setKept(null);
    void camera.start();
  };
  const shoot = async (): Promise<void> => {
    const shot = video.current
      ? await take(video.current, ratios[frame], name ?? frame)
      : undefined;
    if (!shot) return;
    setTaken(shot);
    camera.stop();
  };
  const keep = (): void => {
    if (!taken) return;
    setTaken(undefined);
    setKept(taken);
  };
  const note = error ?? hint;

  return (
    <fieldset
      {...rest}
      ref={useMergedRef(root, ref)}
      className={cx(css.capture, className)}
      data-frame={frame}
      data-invalid={error ? '' : undefined}
      aria-describedby={ids(rest['aria-describedby'], note ? `${id}-note` : undefined)}
    >
      <legend className={labelHidden ? hiddenText : legend}>{label}</legend>
      <div className={cx(css.stage, live && outline.live)}>
        {/* It has no sound, and its words stand beside it. */}
        <video
          ref={video}
          className={css.video}
          data-mirrored={frame === 'face' ? '' : undefined}
          hidden={!live}
          autoPlay
          playsInline
          aria-hidden="true"
        >
          <track kind="captions" />
        </video>
        {picture ? (
          <>
            <Preview className={css.picture} file={picture} whole />
            <span className={hiddenText}>{labels.taken}</span>
          </>
        ) : (
          <Outline frame={frame} />
        )}
        {camera.state === 'asking' ? (
          <output className={css.wait}>
            <Spinner />
            <span className={hiddenText}>{labels.asking}</span>
          </output>
        ) : null}
      </div>
      {failed && !picture ? (
        <p className={css.trouble} role="alert">
          <Icon name="warning" size={20} />
          <span>{camera.state === 'refused' ? labels.refused : labels.missing}</span>
        </p>
      ) : null}
      {note ? (
        <Text id={`${id}-note`} step="s2" tone={error ? 'danger' : 'soft'}>
          {note}
        </Text>
      ) : null}
      <Stack gap="s">
        {step === 'taken' ? (
          <Button full icon="check" disabled={disabled} onClick={keep}>
            {labels.use}
          </Button>
        ) : null}
        {live ? (
          <Button full icon="camera" disabled={disabled} onClick={() => void shoot()}>
            {labels.take}
          </Button>
        ) : null}
        {!live && !picture ? (
          <Button
            full
            icon="camera"
            variant={failed ? 'secondary' : 'primary'}
            loading={camera.state === 'asking'}
            disabled={disabled}
            onClick={open}
          >
            {labels.start}
          </Button>
        ) : null}
        {picture ? (
          <Button full variant="secondary" icon="refresh" disabled={disabled} onClick={open}>
            {labels.again}
          </Button>
        ) : (
          <Button
            full
            variant={failed ? 'primary' : 'secondary'}
            icon="image"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {labels.file}
          </Button>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        className={hiddenText}
        name={name}
        required={required}
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-label={labels.file}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          holdFiles(target, files);
          if (!chosen) return;
          camera.stop();
          setMoved(true);
          setTaken(chosen);
        }}
      />
    </fieldset>
  );
}
