import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { gameNamesQuery } from '../api/game-names.ts';
import { menuLook } from '../menu/menu-look.ts';
import { categoryOrder } from '../menu/menu-order.ts';
import { createFinder, type NameFinder, type NameMatch } from './create-finder.ts';

/** More than anybody reads; a list has the rest. */
const most = { games: 30, vendors: 4, categories: 4, made: 12 } as const;
/** How far the page keys go. */
const page = 6;

function resultOf(finder: NameFinder | undefined, text: string) {
  if (!finder || !text) return undefined;
  const { groups: all, ...rest } = finder.find(text);
  const groups = all.map(({ name, list }) => ({ name, list: list.slice(0, most[name]) }));
  return {
    ...rest,
    text,
    groups,
    entries: groups.flatMap(({ list }) => list),
    hasMore: rest.listed > most.games,
  };
}

/** What is typed, what it finds, and where the arrows are in it. */
export function useFinding(onPick: (found: NameMatch) => void) {
  const { t } = useTranslation();
  const names = useQuery(
    gameNamesQuery(useLanguage(), (all) => {
      const codes = categoryOrder(all.categories);
      return createFinder(all, new Map(codes.map((code) => [code, t(menuLook(code).text)])));
    }),
  );
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  // Letters come first: what they find may be drawn a moment later.
  const text = useDeferredValue(typed).trim();
  const result = useMemo(() => resultOf(names.data, text), [names.data, text]);
  const active = result?.entries[Math.min(place, result.entries.length - 1)];

  const press = (event: KeyboardEvent): void => {
    // Keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    // Whoever is faster than what is drawn means what was typed.
    const wanted = typed.trim();
    const entries = (wanted === text ? result : resultOf(names.data, wanted))?.entries ?? [];
    const last = entries.length - 1;
    const walk: Readonly<Record<string, number>> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      PageDown: Math.min(place + page, last),
      PageUp: Math.max(place - page, 0),
    };
    const to = walk[event.key];
    if (to !== undefined && last >= 0) {
      event.preventDefault();
      setPlace(to);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = entries[Math.min(place, last)];
    if (chosen) onPick(chosen);
  };
  const type = (next: string): void => {
    setTyped(next);
    setPlace(0);
  };
  return { names, typed, type, press, result, active };
}
