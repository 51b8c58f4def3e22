import { useId, useRef, type ComponentProps } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { FieldFrame, controlProps, type FieldTexts } from '../text-field/field-frame.tsx';
import { input } from '../text-field/text-field.css.ts';
import * as css from './combobox.css.ts';
import type { ComboboxOption } from './find-options.ts';
import { OptionList, optionId } from './option-list.tsx';
import { useChoice } from './use-choice.ts';
import { useListPlace } from './use-list-place.ts';

export interface ComboboxLabels {
  /** Name of the button that opens the list. */
  readonly open: string;
  /** Name of the button that takes the choice back; without one there is none. */
  readonly clear?: string;
  /** Where nothing was found. */
  readonly empty: string;
  /** Said once the list has changed: how many there are. */
  readonly results: (count: number) => string;
}

export interface ComboboxProps
  extends
    Omit<
      ComponentProps<'input'>,
      'size' | 'children' | 'type' | 'list' | 'value' | 'defaultValue' | 'placeholder'
    >,
    FieldTexts {
  /** What there is to choose from, in the order of the list. */
  options: readonly ComboboxOption[];
  /** The chosen option by its value, for whoever keeps it; empty for none. */
  value?: string;
  /** The choice at first. */
  defaultValue?: string;
  /** Told of another choice, and of none. */
  onValueChange?: (value: string) => void;
  /** What its parts are called. */
  labels: ComboboxLabels;
}

/**
 * One of very many, found by typing a part of its name. The chosen value is
 * sent with a form under `name`. The class goes to the whole field; ref, data
 * attributes and handlers to the input.
 */
export function Combobox({
  label,
  mark,
  icon,
  hint,
  error,
  options,
  value,
  defaultValue = '',
  onValueChange,
  labels,
  name,
  form,
  id,
  disabled,
  readOnly = false,
  className,
  onChange,
  onClick,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: ComboboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-list`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useOwn(value, defaultValue, onValueChange);
  const choice = useChoice({ options, chosen, choose });
  const free = !disabled && !readOnly;
  const open = choice.open && free;
  useListPlace(open, root, field, list);

  const show = (): void => {
    field.current?.focus();
    field.current?.select();
    choice.show();
  };
  const end = (
    <>
      {labels.clear && chosen && free ? (
        <IconButton
          className={css.button}
          icon="close"
          iconSize={18}
          label={labels.clear}
          onClick={() => {
            choice.pick('');
            field.current?.focus();
          }}
        />
      ) : null}
      <IconButton
        className={css.button}
        data-way="open"
        icon="down"
        iconSize={18}
        label={labels.open}
        disabled={!free}
        // The arrows do the same from the field itself.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={open ? choice.leave : show}
      />
    </>
  );
  return (
    <div ref={root} className={cx(css.combobox, className)}>
      <FieldFrame id={inputId} className={undefined} {...{ label, mark, icon, hint, error, end }}>
        <input
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...controlProps(inputId, { hint, error }, rest['aria-describedby'])}
          ref={useMergedRef(field, ref)}
          className={input}
          placeholder=" "
          disabled={disabled}
          readOnly={readOnly}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={
            open && choice.active !== undefined ? optionId(listId, choice.active) : undefined
          }
          value={choice.text}
          onChange={both(onChange, ({ target }) => choice.type(target.value))}
          onClick={both(onClick, ({ currentTarget }) => {
            if (free && !open) {
              // What is typed next replaces what is chosen.
              currentTarget.select();
              choice.show();
            }
          })}
          onKeyDown={both(onKeyDown, (event) => {
            if (free) choice.press(event);
          })}
          onBlur={both(onBlur, ({ currentTarget }) => {
            // Whoever looks at another window finds the list and the letters as they left them.
            if (document.activeElement !== currentTarget) choice.leave();
          })}
        />
      </FieldFrame>
      {name ? (
        <input type="hidden" name={name} form={form} disabled={disabled} value={chosen} />
      ) : null}
      {open ? (
        <OptionList
          ref={list}
          id={listId}
          label={label}
          groups={choice.groups}
          chosen={chosen}
          active={choice.active}
          empty={labels.empty}
          onPick={choice.pick}
        />
      ) : null}
      <output className={hiddenText}>
        {open && choice.typed ? labels.results(choice.found.length) : null}
      </output>
    </div>
  );
}
