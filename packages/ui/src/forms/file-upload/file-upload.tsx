import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { ids } from '../../util/ids.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { holdFiles, useSentFiles } from '../../util/use-sent-files.ts';
import { AttachmentTile } from '../attachment-tile/attachment-tile.tsx';
import { addFiles, focusAfter, type Refusal } from './checks.ts';
import { legend } from '../text-field/legend.css.ts';
import * as css from './file-upload.css.ts';
import { acceptedOf, namesOf, sizeOf, type FileKind } from './kinds.ts';

/** How it stands with one file that is being sent. */
export interface FileStatus {
  readonly state: 'sending' | 'failed' | 'ready';
  /** How much has arrived, of a hundred; none while nobody knows. */
  readonly progress?: number;
  /** Why it did not arrive. */
  readonly error?: ReactNode;
}

export interface FileUploadLabels {
  /** What the place to press or drop on says. */
  readonly add: string;
  /** What may be sent, said beforehand: kinds of file, the size of one, how many. */
  readonly limits: (kinds: string, size: string, count: number) => string;
  /** Names the button that takes a file away, or stops it on its way. */
  readonly remove: (name: string) => string;
  /** Names the button that sends a file once more. */
  readonly retry?: (name: string) => string;
  /** Names the bar of a file that is on its way. */
  readonly progress?: (name: string) => string;
  /** What to say for each reason not to take a file. */
  readonly refusals: Readonly<Record<Refusal, string>>;
}

export interface FileUploadProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What is asked for. */
  label: string;
  /** The words of all the rest. */
  labels: FileUploadLabels;
  /** The files chosen, for whoever keeps them. */
  value?: readonly File[];
  /** The files chosen at first. */
  defaultValue?: readonly File[];
  /** Told when one joins or goes. */
  onValueChange?: (files: readonly File[]) => void;
  /** What may be sent; pictures unless told. */
  kinds?: readonly FileKind[];
  /** The most files; three unless told. */
  maxFiles?: number;
  /** The most bytes of one; five million, as people count, unless told. */
  maxBytes?: number;
  /** How each stands that is being sent; they are ready unless told. */
  statusOf?: (file: File) => FileStatus | undefined;
  /** Asked to send one once more. */
  onRetry?: (file: File) => void;
  /** Language of the figures. */
  locale?: string;
  /** Name that a form sends them by. */
  name?: string;
  /** A form is not sent without one. */
  required?: boolean;
  /** A line below; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong with the choice, as the form sees it. */
  error?: ReactNode;
  /** Nothing joins or goes. */
  disabled?: boolean;
}

const none: readonly File[] = [];
const pictures: readonly FileKind[] = ['picture'];

/** A few files, chosen, dropped or pasted. They are looked into, not believed by their names. */
export function FileUpload({
  label,
  labels,
  value,
  defaultValue = none,
  onValueChange,
  kinds = pictures,
  maxFiles = 3,
  maxBytes = 5 * 1024 * 1024,
  statusOf,
  onRetry,
  locale,
  name,
  required,
  hint,
  error,
  disabled = false,
  className,
  onPaste,
  onDrop,
  onDragOver,
  onDragLeave,
  ref,
  ...rest
}: FileUploadProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useOwn(value, defaultValue, onValueChange);
  const [said, setSaid] = useState<readonly Refusal[]>([]);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState<number>();
  const full = files.length >= maxFiles;
  useSentFiles(input, files);

  useEffect(() => {
    if (removed === undefined) return;
    const next = focusAfter(removed, files.length);
    const rows = root.current?.querySelectorAll<HTMLElement>('li') ?? [];
    const buttons = next === undefined ? [] : rows[next]?.querySelectorAll('button');
    ([...(buttons ?? [])].at(-1) ?? input.current)?.focus();
  }, [removed, files.length]);

  const add = async (added: readonly File[]): Promise<void> => {
    if (disabled || added.length === 0) return;
    const result = await addFiles(files, added, { kinds, maxBytes, maxFiles });
    setRemoved(undefined);
    setSaid(result.refusals);
    if (result.files.length > files.length) setFiles(result.files);
  };
  const remove = (index: number): void => {
    setSaid([]);
    setRemoved(index);
    setFiles(files.filter((_file, at) => at !== index));
  };
  const takes = {
    onPaste: both(onPaste, (event: ClipboardEvent<HTMLFieldSetElement>) => {
      void add([...event.clipboardData.files]);
    }),
    onDrop: both(onDrop, (event: DragEvent<HTMLFieldSetElement>) => {
      event.preventDefault();
      setOver(false);
      void add([...event.dataTransfer.files]);
    }),
    onDragOver: both(onDragOver, (event: DragEvent<HTMLFieldSetElement>) => {
      event.preventDefault();
      setOver(!disabled);
    }),
    onDragLeave: both(onDragLeave, () => setOver(false)),
  };
  const wrong = said.length > 0 ? said.map((reason) => labels.refusals[reason]).join(' ') : error;
  const noted = wrong || hint ? `${id}-note` : undefined;

  return (
    <fieldset
      {...rest}
      {...takes}
      ref={useMergedRef(root, ref)}
      className={cx(css.upload, className)}
      data-over={over ? '' : undefined}
      data-invalid={wrong ? '' : undefined}
    >
      <legend className={legend}>{label}</legend>
      {files.length > 0 ? (
        <Stack render={<ul />} gap="s">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <AttachmentTile
                {...statusOf?.(file)}
                name={file.name}
                picture={file}
                description={sizeOf(file.size, locale)}
                labels={labels}
                disabled={disabled}
                onRemove={() => remove(index)}
                {...(onRetry ? { onRetry: () => onRetry(file) } : {})}
              />
            </li>
          ))}
        </Stack>
      ) : null}
      <label className={css.add} hidden={full}>
        <input
          ref={input}
          type="file"
          className={hiddenText}
          name={name}
          required={required}
          accept={acceptedOf(kinds)}
          multiple={maxFiles > 1}
          disabled={disabled}
          aria-label={labels.add}
          aria-describedby={ids(`${id}-limits`, noted)}
          aria-invalid={wrong ? true : undefined}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The browser would send the new ones alone.
            holdFiles(target, files);
            void add(chosen);
          }}
        />
        <Icon name="upload" />
        <Stack render={<span />} gap="xs">
          <Text render={<span />} voice="name">
            {labels.add}
          </Text>
          <Text render={<span />} id={`${id}-limits`} step="s2" tone="faint">
            {labels.limits(namesOf(kinds, locale), sizeOf(maxBytes, locale), maxFiles)}
          </Text>
        </Stack>
      </label>
      <Text
        render={<output />}
        id={`${id}-note`}
        step="s2"
        tone={wrong ? 'danger' : 'faint'}
        className={css.note}
      >
        {wrong || hint}
      </Text>
    </fieldset>
  );
}
