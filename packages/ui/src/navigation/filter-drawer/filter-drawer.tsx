import { useId } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { useOwn } from '../../util/use-own.ts';
import { Choice } from './choice.tsx';
import { toggled, type FilterChoice, type FilterLabels, type FilterValue } from './filter.ts';
import * as css from './filter-drawer.css.ts';

export interface FilterDrawerProps extends Omit<
  DrawerProps,
  'side' | 'header' | 'foot' | 'closeLabel' | 'children' | 'defaultValue'
> {
  /** What is filtered by now, for whoever keeps it. */
  value?: FilterValue;
  /** What is filtered by at first; nothing unless told. */
  defaultValue?: FilterValue;
  /** Something was typed or chosen, or all of it taken back. */
  onValueChange?: (value: FilterValue) => void;
  /** Makers to choose from. */
  makers: readonly FilterChoice[];
  /** Smallest bets to choose from, the first of which is any; without them there is no such question. */
  bets?: readonly FilterChoice[] | undefined;
  /** Asked to show the games: the button, or Enter in the search. */
  onShow: () => void;
  /** The count of games is still on its way. */
  busy?: boolean;
  /** The words. */
  labels: FilterLabels;
}

/** The filter of games: a sheet from below or a drawer from the side, as the brand says. */
export function FilterDrawer({
  value,
  defaultValue,
  onValueChange,
  makers,
  bets,
  onShow,
  busy = false,
  labels,
  ...rest
}: FilterDrawerProps) {
  const id = useId();
  const nothing: FilterValue = { name: '', makers: [], bet: bets?.[0]?.value ?? '' };
  const [filter, change] = useOwn(value, defaultValue ?? nothing, onValueChange);
  return (
    <Drawer
      {...rest}
      side="filter"
      closeLabel={labels.close}
      foot={
        <Inline gap="m">
          <Button variant="secondary" onClick={() => change(nothing)}>
            {labels.clear}
          </Button>
          <Button className={css.show} type="submit" form={id} loading={busy}>
            {labels.show}
          </Button>
        </Inline>
      }
    >
      <form
        id={id}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onShow();
        }}
      >
        <SearchField
          label={labels.search}
          clearLabel={labels.clearSearch}
          value={filter.name}
          onChange={(event) => change({ ...filter, name: event.target.value })}
        />
        <fieldset>
          <legend className={css.title}>{labels.makers}</legend>
          <div className={css.choices}>
            {makers.map((maker) => (
              <Choice
                key={maker.value}
                type="checkbox"
                choice={maker}
                checked={filter.makers.includes(maker.value)}
                onChange={() => change({ ...filter, makers: toggled(filter.makers, maker.value) })}
              />
            ))}
          </div>
        </fieldset>
        {bets ? (
          <fieldset>
            <legend className={css.title}>{labels.bets}</legend>
            <div className={css.bets}>
              {bets.map((bet) => (
                <Choice
                  key={bet.value}
                  type="radio"
                  name={`${id}-bet`}
                  choice={bet}
                  checked={filter.bet === bet.value}
                  onChange={() => change({ ...filter, bet: bet.value })}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
      </form>
    </Drawer>
  );
}
