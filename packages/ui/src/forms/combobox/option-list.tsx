import { useEffect, useRef, type MouseEvent, type Ref } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import * as menu from '../../overlays/menu/menu.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import * as css from './combobox.css.ts';
import type { ComboboxOption, OptionGroup } from './find-options.ts';

export interface OptionsProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  chosen: string;
  active: string | undefined;
  /** Said where nothing was found. */
  empty: string;
  onPick: (value: string) => void;
}

interface OptionListProps extends OptionsProps {
  ref: Ref<HTMLDivElement>;
}

// The elements of these names come with looks and keys of their own.
const listbox = { role: 'listbox' } as const;
const grouped = { role: 'group' } as const;
const choice = { role: 'option' } as const;
/** A press on the list takes the focus away from nobody. */
export const keepsFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;
const floating = { popover: 'manual', ...keepsFocus } as const;

export const optionId = (list: string, value: string): string =>
  `${list}-${encodeURIComponent(value)}`;

/** What there is to choose from, under its headings. The focus stays in the field. */
export function Options({ id, label, groups, chosen, active, empty, onPick }: OptionsProps) {
  const opened = useRef(false);
  useEffect(() => {
    // What is chosen already stands among its neighbours; from there on nothing moves without need.
    const block = opened.current ? 'nearest' : 'center';
    opened.current = true;
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block });
  }, [id, active]);

  const option = ({ value, label: name, description, start, lang, disabled }: ComboboxOption) => (
    // The keys are the field's, which has the focus.
    <div
      key={value}
      id={optionId(id, value)}
      {...choice}
      aria-selected={value === chosen}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
      data-highlighted={value === active ? '' : undefined}
      className={css.option}
      {...(disabled ? {} : { onClick: () => onPick(value) })}
    >
      {start ? <span className={css.start}>{start}</span> : null}
      <span className={menu.texts}>
        <span lang={lang}>{name}</span>
        {description ? (
          <Text render={<span />} step="s2" tone="soft" className={menu.description}>
            {description}
          </Text>
        ) : null}
      </span>
      {value === chosen ? <Icon name="check" size={18} className={menu.tick} /> : null}
    </div>
  );

  return (
    <>
      <div id={id} {...listbox} aria-label={label} className={css.options}>
        {groups.map(({ name, options }, index) =>
          name === undefined ? (
            options.map(option)
          ) : (
            <div key={name} {...grouped} aria-labelledby={`${id}-group-${index}`}>
              <Text
                render={<div />}
                id={`${id}-group-${index}`}
                step="s2"
                voice="label"
                tone="soft"
                className={css.heading}
              >
                {name}
              </Text>
              {options.map(option)}
            </div>
          ),
        )}
      </div>
      {groups.length === 0 ? (
        <Text tone="soft" className={css.empty}>
          {empty}
        </Text>
      ) : null}
    </>
  );
}

/** The same, above everything else. */
export function OptionList({ ref, ...rest }: OptionListProps) {
  return (
    <div ref={ref} {...floating} className={css.list}>
      <Options {...rest} />
    </div>
  );
}
