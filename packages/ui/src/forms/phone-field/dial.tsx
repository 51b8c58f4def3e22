import type { KeyboardEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { opensDialog } from '../date-picker/opens-dialog.ts';
import type { Country } from './dialling.ts';
import * as css from './phone-field.css.ts';

interface DialProps {
  id: string;
  label: string;
  /** The digits to dial, without a plus. */
  dial: string;
  chosen: Country | undefined;
  disabled: boolean | undefined;
}

interface DialListProps extends DialProps {
  countries: readonly Country[];
  onPick: (code: string) => void;
}

/** What is dialled, with the browser's own list over it. */
export function DialList({ id, label, dial, chosen, disabled, countries, onPick }: DialListProps) {
  return (
    <span className={css.dial} aria-disabled={disabled || undefined}>
      <bdi aria-hidden="true" className={css.shown}>
        +{dial}
      </bdi>
      <Icon name="down" size={14} className={css.mark} />
      <select
        id={id}
        className={css.select}
        aria-label={label}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={chosen?.code ?? ''}
        onChange={({ target }) => onPick(target.value)}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} +{country.dial}
          </option>
        ))}
      </select>
    </span>
  );
}

interface DialButtonProps extends DialProps {
  open: boolean;
  /** The sheet is on its way. */
  busy: boolean;
  onShow: () => void;
  /** Somebody went on before the sheet came. */
  onLeave: () => void;
}

/** The same where there are many: it opens a sheet to search. */
export function DialButton({
  id,
  label,
  dial,
  chosen,
  disabled,
  open,
  busy,
  onShow,
  onLeave,
}: DialButtonProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onShow();
  };
  return (
    <button
      {...opensDialog({ id, open, required: false })}
      id={id}
      type="button"
      className={css.dial}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onShow}
      onKeyDown={press}
      onBlur={() => {
        if (busy) onLeave();
      }}
    >
      <span className={hiddenText}>
        {chosen?.name} <bdi>+{dial}</bdi>
      </span>
      <bdi aria-hidden="true" className={css.shown}>
        +{dial}
      </bdi>
      {busy ? <Spinner /> : <Icon name="down" size={14} className={css.mark} />}
    </button>
  );
}
