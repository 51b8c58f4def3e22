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
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { Preview } from '../attachment-tile/preview.tsx';
import { accepted, addFiles, focusAfter, type Refusal } from './checks.ts';
import * as css from './file-upload.css.ts';

export interface FileUploadProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What is asked for. */
  label: string;
  /** The pictures chosen so far. */
  files: readonly File[];
  /** Told when one joins or goes. */
  onFilesChange: (files: File[]) => void;
  /** What the place to press or drop on says. */
  addLabel: string;
  /** Name of the button that takes a picture away. */
  removeLabel: (name: string) => string;
  /** What to say for each reason not to take a file. */
  refusals: Readonly<Record<Refusal, string>>;
  /** A line below, such as what may be sent; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong with the choice, as the form sees it. */
  error?: ReactNode;
  /** The most pictures; three unless told. */
  maxFiles?: number;
  /** The most bytes of one; five million, as people count, unless told. */
  maxBytes?: number;
  /** Being sent: nothing joins or goes. */
  disabled?: boolean;
}

/** A few pictures, chosen, dropped or pasted. They are looked into, not believed by their names. */
export function FileUpload({
  label,
  files,
  onFilesChange,
  addLabel,
  removeLabel,
  refusals,
  hint,
  error,
  maxFiles = 3,
  maxBytes = 5 * 1024 * 1024,
  disabled = false,
  className,
  onPaste,
  onDrop,
  ref,
  ...rest
}: FileUploadProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState<readonly Refusal[]>([]);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState<number>();
  const full = files.length >= maxFiles;

  useEffect(() => {
    if (removed === undefined) return;
    const next = focusAfter(removed, files.length);
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const target = next === undefined ? root.current?.querySelector('input') : buttons[next];
    target?.focus();
  }, [removed, files.length]);

  const add = async (added: readonly File[]): Promise<void> => {
    if (disabled || added.length === 0) return;
    const result = await addFiles(files, added, { maxBytes, maxFiles });
    setRemoved(undefined);
    setSaid(result.refusals);
    if (result.files.length > files.length) onFilesChange(result.files);
  };
  const remove = (index: number): void => {
    setSaid([]);
    setRemoved(index);
    onFilesChange(files.filter((_file, at) => at !== index));
  };
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>): void => {
    onPaste?.(event);
    void add([...event.clipboardData.files]);
  };
  const drop = (event: DragEvent<HTMLFieldSetElement>): void => {
    onDrop?.(event);
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const takes = {
    onPaste: paste,
    onDrop: drop,
    onDragOver: (event: DragEvent<HTMLFieldSetElement>): void => {
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: (): void => setOver(false),
  };
  const wrong = said.length > 0 ? said.map((reason) => refusals[reason]).join(' ') : error;

  return (
    <fieldset
      {...rest}
      {...takes}
      ref={useMergedRef(root, ref)}
      className={cx(css.upload, className)}
      data-over={over ? '' : undefined}
      data-invalid={wrong ? '' : undefined}
    >
      <legend className={css.label}>{label}</legend>
      <ul className={css.pictures}>
        {files.map((file, index) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.item}>
            <Preview className={css.picture} file={file} />
            <span className={hiddenText}>{file.name}</span>
            <IconButton
              className={css.remove}
              icon="close"
              iconSize={16}
              label={removeLabel(file.name)}
              disabled={disabled}
              onClick={() => remove(index)}
            />
          </li>
        ))}
        {full ? null : (
          <li className={css.item}>
            <label className={css.add} data-alone={files.length === 0 ? '' : undefined}>
              <input
                type="file"
                className={hiddenText}
                accept={accepted}
                multiple={maxFiles > 1}
                disabled={disabled}
                aria-describedby={wrong || hint ? `${id}-note` : undefined}
                aria-invalid={wrong ? true : undefined}
                onChange={({ target }) => {
                  void add([...(target.files ?? [])]);
                  // The same file may be chosen again after it was taken away.
                  target.value = '';
                }}
              />
              <Icon name="upload" />
              <span>{addLabel}</span>
            </label>
          </li>
        )}
      </ul>
      <output id={`${id}-note`} className={css.note} data-tone={wrong ? 'danger' : undefined}>
        {wrong || hint}
      </output>
    </fieldset>
  );
}
