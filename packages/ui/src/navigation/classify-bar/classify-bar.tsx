import { useEffect, useId, useRef, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { reveal } from '../../util/reveal.ts';
import { slideMark } from '../../util/slide-mark.ts';
import { useOwn } from '../../util/use-own.ts';
import * as css from './classify-bar.css.ts';

export interface ClassifyOption {
  value: string;
  label: string;
  /** A glyph, for what is no vendor: all of them, what is new. */
  icon?: IconName;
  /** A vendor's mark. */
  src?: string;
}

export interface ClassifyBarProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'value' | 'defaultValue'
> {
  /** What is chosen, for those who do not see it from the place. */
  label: string;
  /** All of them first, then vendors. */
  options: readonly ClassifyOption[];
  /** The one whose games are shown, for whoever keeps it; it comes into sight by itself. */
  value?: string;
  /** The one at first; the first of all unless told. */
  defaultValue?: string;
  /** Told of another choice. */
  onValueChange?: (value: string) => void;
}

/** Vendors of a category in a row to scroll. The browser's own radio buttons do the work. */
export function ClassifyBar({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  className,
  ref,
  ...rest
}: ClassifyBarProps) {
  const name = useId();
  const [choice, choose] = useOwn(value, defaultValue, onValueChange);
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = bar.current?.querySelectorAll('input') ?? [];
    const item = [...inputs].find((input) => input.value === choice)?.closest('label');
    if (!item || !bar.current) return;
    slideMark(bar.current, item);
    reveal(item, bar.current);
  }, [choice]);
  return (
    <fieldset {...rest} ref={useMergedRef(bar, ref)} className={cx(css.bar, className)}>
      <legend className={hiddenText}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={css.item}
          data-on-action={option.value === choice || undefined}
        >
          <input
            type="radio"
            className={hiddenText}
            name={name}
            value={option.value}
            checked={option.value === choice}
            onChange={() => choose(option.value)}
          />
          <span className={css.holder}>
            {option.icon ? <Icon name={option.icon} size={26} /> : null}
            {option.src ? (
              <img className={css.mark} src={option.src} alt="" width={30} height={30} />
            ) : null}
          </span>
          <span className={css.name} dir="auto">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
