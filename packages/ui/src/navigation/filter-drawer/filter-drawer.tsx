import { useId } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { Choice } from './choice.tsx';
import { toggled, type FilterChoice, type FilterLabels, type FilterValue } from './filter.ts';
import * as css from './filter-drawer.css.ts';

export interface FilterDrawerProps extends Omit<
  DrawerProps,
  'side' | 'header' | 'foot' | 'closeLabel' | 'children'
> {
  /** What is filtered by now. */
  value: FilterValue;
  /** Something was typed or chosen. */
  onValueChange: (value: FilterValue) => void;
  /** Makers to choose from. */
  makers: readonly FilterChoice[];
  /** Smallest bets to choose from; without them there is no such question. */
  bets?: readonly FilterChoice[] | undefined;
  /** Asked to forget the filter. */
  onClear: () => void;
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
  onValueChange,
  makers,
  bets,
  onClear,
  onShow,
  busy = false,
  labels,
  ...rest
}: FilterDrawerProps) {
  const id = useId();
  return (
    <Drawer
      {...rest}
      side="filter"
      closeLabel={labels.close}
      foot={
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClear}>
            {labels.clear}
          </Button>
          <Button className={css.show} type="submit" form={id} loading={busy}>
            {labels.show}
          </Button>
        </div>
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
          value={value.name}
          onChange={(event) => onValueChange({ ...value, name: event.target.value })}
        />
        <fieldset>
          <legend className={css.title}>{labels.makers}</legend>
          <div className={css.choices}>
            {makers.map((maker) => (
              <Choice
                key={maker.value}
                type="checkbox"
                choice={maker}
                checked={value.makers.includes(maker.value)}
                onChange={() =>
                  onValueChange({ ...value, makers: toggled(value.makers, maker.value) })
                }
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
                  checked={value.bet === bet.value}
                  onChange={() => onValueChange({ ...value, bet: bet.value })}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
      </form>
    </Drawer>
  );
}
