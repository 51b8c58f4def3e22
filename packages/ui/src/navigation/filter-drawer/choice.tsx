import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import * as css from './choice.css.ts';
import type { FilterChoice } from './filter.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
  type: 'checkbox' | 'radio';
  choice: FilterChoice;
}

/** A choice of a filter around its own input: a chip, or a row with a box at its end. */
export function Choice({ choice, ...rest }: ChoiceProps) {
  return (
    <label className={css.choice} data-type={rest.type}>
      <input {...rest} value={choice.value} className={hiddenText} />
      {choice.src ? (
        <span className={css.holder}>
          <img className={css.mark} src={choice.src} alt="" width={22} height={22} />
        </span>
      ) : null}
      <span className={css.label}>
        <bdi>{choice.label}</bdi>
      </span>
      {rest.type === 'checkbox' ? (
        <span className={css.box}>
          <Icon name="check" size={16} className={css.tick} />
        </span>
      ) : null}
    </label>
  );
}
