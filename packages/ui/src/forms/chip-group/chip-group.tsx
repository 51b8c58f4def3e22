import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './chip-group.css.ts';

export interface ChipGroupProps extends ComponentProps<'fieldset'> {
  /** What is chosen between. */
  label: string;
  /** The question stands elsewhere already; kept for those who do not see it. */
  labelHidden?: boolean;
  /** One line that scrolls sideways, for a row over a list. */
  scrolling?: boolean;
  /** Three of one width side by side, for choices that are alike, such as amounts. */
  even?: boolean;
  /** `FilterChip`s and `ActiveChip`s. */
  children: ReactNode;
}

/** Chips that belong together. */
export function ChipGroup({
  label,
  labelHidden = false,
  scrolling = false,
  even = false,
  className,
  children,
  ...rest
}: ChipGroupProps) {
  return (
    <fieldset {...rest} className={cx(css.group, className)}>
      {labelHidden ? (
        <legend className={hiddenText}>{label}</legend>
      ) : (
        <Text render={<legend />} tone="soft" className={css.legend}>
          {label}
        </Text>
      )}
      <Inline
        gap="s"
        className={css.chips}
        data-scrolling={scrolling ? '' : undefined}
        data-even={even ? '' : undefined}
      >
        {children}
      </Inline>
    </fieldset>
  );
}

export interface FilterChipProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** One of several of a name, or each on its own. */
  type?: 'checkbox' | 'radio';
  /** What it stands for. */
  children: ReactNode;
  /** The same, drawn. */
  icon?: IconName;
}

/** A choice that is on or off: the browser’s own checkbox or radio button. Data attributes, id and ref go to it, the class to the chip. */
export function FilterChip({
  type = 'checkbox',
  icon,
  className,
  children,
  ...rest
}: FilterChipProps) {
  return (
    <label className={cx(css.chip, className)}>
      <input {...rest} type={type} className={hiddenText} />
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={css.words}>{children}</span>
    </label>
  );
}

export interface ActiveChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** What is filtered by. */
  children: ReactNode;
  /** What a press does, said before that: “Take away”. */
  removeLabel: string;
}

/** Something that is filtered by now; a press takes it away. */
export function ActiveChip({ removeLabel, className, children, ...rest }: ActiveChipProps) {
  return (
    <button {...rest} type="button" className={cx(css.chip, className)} data-active="">
      <span className={css.words}>
        <span className={hiddenText}>{removeLabel} </span>
        {children}
      </span>
      <Icon name="close" size={16} />
    </button>
  );
}
