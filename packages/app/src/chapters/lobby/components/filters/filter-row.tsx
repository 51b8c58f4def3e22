import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ActiveChip, ChipGroup } from '@livery/ui/chip-group';
import { FilterDrawer, type FilterValue } from '@livery/ui/filter-drawer';
import { IconButton } from '@livery/ui/icon-button';
import { formatWhole } from '@livery/ui/money';
import { SearchField } from '@livery/ui/search-field';
import { useMoney } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { vendorsQuery } from '../../api/vendors.ts';
import {
  isSlots,
  longestName,
  smallestBets,
  vendorsIn,
  withFilters,
  type GameFilter,
} from '../../game-filter.ts';
import { useFound } from '../../use-found.ts';
import { vendorsOf } from '../../vendors/vendors-of.ts';
import * as css from './filter-row.css.ts';

const drawn = (filter: GameFilter): FilterValue => ({
  name: filter.gameName ?? '',
  makers: vendorsIn(filter),
  bet: filter.minBet ?? '',
});

/** What stands in the field: what is typed, until the address says something else. */
function useTyped(name: string) {
  const [held, hold] = useState({ name, typed: name });
  if (held.name !== name) {
    const isOwn = held.typed.trim() === name;
    hold({ name, typed: isOwn ? held.typed : name });
  }
  return [held.typed, (typed: string) => hold({ name, typed })] as const;
}

export interface FilterRowProps {
  readonly filter: GameFilter;
  /** Of the hot games alone. */
  readonly hot?: boolean;
  /** There is little room for words. */
  readonly brief?: boolean;
}

/** Searches by name, opens the filter, and shows what else is filtered by; all of it stands in the address. */
export function FilterRow({ filter, hot = false, brief = false }: FilterRowProps) {
  const { t, language } = useTranslation();
  const merchant = useMerchant();
  const money = useMoney(merchant.currency);
  const narrow = useNarrow();
  const { data, isLoading } = useQuery(vendorsQuery(merchant.code));
  const [typed, type] = useTyped(filter.gameName ?? '');
  const [draft, setDraft] = useState<FilterValue>();
  const [isOpen, setOpen] = useState(false);
  const narrowed = ({ name, makers, bet }: FilterValue): GameFilter =>
    withFilters(filter, { gameName: name, vassalage: makers.join(','), minBet: bet }, hot);
  const found = useFound(isOpen && draft ? narrowed(draft) : undefined, hot);
  const vendors = data ? vendorsOf(data, filter.gameType) : [];
  const chosen = drawn(filter);

  const apply = (value: FilterValue): void => narrow({ ...narrowed(value) });
  const nameOf = (code: string): string =>
    vendors.find(({ vassalage }) => vassalage === code)?.displayName ?? code;
  const show =
    found === undefined
      ? t('games.filter.show')
      : t('games.filter.found', {
          count: found,
          games: formatWhole(found, language),
        });
  const remove = { removeLabel: t('games.filter.remove') };
  return (
    <>
      <search className={css.row}>
        <SearchField
          className={css.field}
          label={brief ? t('games.search.brief') : t('games.search')}
          maxLength={longestName}
          clearLabel={t('games.search.clear')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onSearch={(name) => {
            if (name.trim() !== chosen.name) apply({ ...chosen, name });
          }}
        />
        <IconButton
          className={css.button}
          icon="filter"
          variant="filled"
          label={t('games.filter')}
          aria-haspopup="dialog"
          onClick={() => {
            setDraft(chosen);
            setOpen(true);
          }}
        />
      </search>
      {chosen.makers.length > 0 || chosen.bet ? (
        <ChipGroup className={css.chips} label={t('games.filtered')} labelHidden scrolling>
          {chosen.makers.map((maker) => (
            <ActiveChip
              key={maker}
              {...remove}
              // A code that gives way to a name would move what stands beside it.
              className={isLoading ? css.unnamed : undefined}
              onClick={() =>
                apply({ ...chosen, makers: chosen.makers.filter((one) => one !== maker) })
              }
            >
              {nameOf(maker)}
            </ActiveChip>
          ))}
          {chosen.bet ? (
            <ActiveChip {...remove} onClick={() => apply({ ...chosen, bet: '' })}>
              {t('games.from', { bet: money(chosen.bet) })}
            </ActiveChip>
          ) : null}
        </ChipGroup>
      ) : null}
      {draft ? (
        <FilterDrawer
          title={t('games.filter')}
          open={isOpen}
          onClose={() => setOpen(false)}
          value={draft}
          onValueChange={setDraft}
          makers={vendors.map(({ vassalage, displayName, showIcon }) => ({
            value: vassalage,
            label: displayName,
            src: showIcon,
          }))}
          bets={
            isSlots(filter.gameType)
              ? [
                  { value: '', label: t('games.anyBet') },
                  ...smallestBets.map((bet) => ({ value: bet, label: money(bet) })),
                ]
              : undefined
          }
          onShow={() => {
            setOpen(false);
            apply(draft);
          }}
          labels={{
            search: t('games.search'),
            clearSearch: t('games.search.clear'),
            makers: t('games.makers'),
            bets: t('sheet.minBet'),
            clear: t('games.filter.none'),
            show,
          }}
        />
      ) : null}
    </>
  );
}
