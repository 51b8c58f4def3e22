import { useEffect, useRef, type ComponentProps } from 'react';

import * as box from '../../forms/checkbox/checkbox.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './select-box.css.ts';

interface SelectBoxProps extends ComponentProps<'input'> {
  /** Some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
}

/** Chooses a row, or all of them. */
export function SelectBox({ mixed = false, ...rest }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={css.select}>
      <span className={box.box}>
        <input {...rest} ref={input} type="checkbox" className={box.input} />
        <Icon name={mixed ? 'minus' : 'check'} size={16} className={box.tick} />
      </span>
    </label>
  );
}
