import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';

import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { Options, keepsFocus, optionId } from '../combobox/option-list.tsx';
import { useChoice } from '../combobox/use-choice.ts';
import { TextField } from '../text-field/text-field.tsx';
import { countryOptions } from './country-options.tsx';
import type { Country } from './dialling.ts';
import { findCountries } from './find-countries.ts';
import type { PhoneFieldLabels } from './labels.ts';
import * as css from './phone-field.css.ts';
import { useAboveKeyboard } from '../../overlays/overlay/use-above-keyboard.ts';

export interface CountrySheetProps {
  id: string;
  open: boolean;
  onClose: () => void;
  title: string;
  labels: PhoneFieldLabels;
  countries: readonly Country[];
  /** The chosen one by its two letters. */
  chosen: string;
  onPick: (code: string) => void;
}

/** The list is there as long as the line is. */
const finder = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': true } as const;
const walking: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

interface CountryListProps extends Omit<CountrySheetProps, 'open' | 'onClose'> {
  search: Ref<HTMLInputElement>;
  list: Ref<HTMLDivElement>;
}

function CountryList({
  id,
  title,
  labels,
  countries,
  chosen,
  onPick,
  search,
  list,
}: CountryListProps) {
  const word = useLabels();
  // A choice moves no row while the sheet goes down.
  const [options] = useState(() => countryOptions(countries, chosen));
  const choice = useChoice({
    options,
    chosen,
    choose: onPick,
    find: findCountries(countries),
    standing: true,
  });
  const listId = `${id}-list`;

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (walking.has(event.key)) choice.press(event);
    if (event.key !== 'Enter') return;
    // The form below is not meant.
    event.preventDefault();
    if (choice.active !== undefined) onPick(choice.active);
  };
  return (
    <>
      <TextField
        ref={search}
        label={labels.search}
        icon="search"
        clearLabel={word('clear', undefined)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        {...finder}
        aria-controls={listId}
        aria-activedescendant={
          choice.active === undefined ? undefined : optionId(listId, choice.active)
        }
        value={choice.typed ?? ''}
        onChange={({ target }) => choice.type(target.value)}
        onKeyDown={press}
      />
      <div ref={list} {...keepsFocus} className={css.list}>
        <Options
          id={listId}
          label={title}
          groups={choice.groups}
          chosen={chosen}
          active={choice.active}
          empty={labels.empty}
          onPick={onPick}
        />
      </div>
      <output className={hiddenText}>
        {choice.typed ? labels.results(choice.found.length) : null}
      </output>
    </>
  );
}

/** All countries in a sheet, and a line to search them by. */
export function CountrySheet({ open, onClose, ...rest }: CountrySheetProps) {
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet itself has opened, which is an effect of a part of this.
    if (open) search.current?.focus();
  }, [open]);
  useAboveKeyboard(list, open);
  return (
    <Sheet id={rest.id} open={open} onClose={onClose} title={rest.title}>
      <CountryList {...rest} search={search} list={list} id={`${rest.id}-choice`} />
    </Sheet>
  );
}
