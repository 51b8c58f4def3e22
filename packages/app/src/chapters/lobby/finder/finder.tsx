import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Message } from '@livery/ui/message';
import { formatWhole } from '@livery/ui/money';
import { SearchField } from '@livery/ui/search-field';
import { Sheet } from '@livery/ui/sheet';
import { SkeletonRows } from '@livery/ui/skeleton';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useGameActions } from '../game-actions.tsx';
import { longestName } from '../game-filter.ts';
import { listPath } from '../list-path.ts';
import type { NameMatch } from './create-finder.ts';
import * as css from './finder.css.ts';
import { FinderStart, RecentList } from './finder-start.tsx';
import { FoundList, optionId } from './found-list.tsx';
import { gameOf } from './game-of.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useFinding } from './use-finding.ts';

const combobox = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

interface ContentProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLeave: () => void;
}

function Content({ field, onLeave }: ContentProps) {
  const { t, language } = useTranslation();
  const listId = useId();
  const navigate = useNavigate();
  const { open } = useGameActions();
  const recent = useRecentSearches();

  const pick = (found: NameMatch): void => {
    recent.add(found.name);
    if (found.kind === 'game') {
      const row = document.getElementById(optionId(listId, found));
      open(gameOf(found), row?.querySelector('img'));
      return;
    }
    onLeave();
    const { code } = found;
    navigate(found.kind === 'vendor' ? pathTo('games', { vassalage: code }) : listPath(code));
  };
  const { names, typed, type, press, result, active } = useFinding(pick);
  const { data: finder } = names;
  const isWaiting = !finder && !names.isError;
  const isFound = result !== undefined && result.count > 0;
  const again = (text: string): void => {
    type(text);
    field.current?.focus();
  };

  const start = (
    <>
      <RecentList recent={recent} onChoose={again} />
      {finder ? <FinderStart finder={finder} onLeave={onLeave} /> : null}
    </>
  );
  const none = (
    <EmptyState
      icon="search"
      title={t('games.none')}
      description={t('finder.none.hint')}
      action={
        <Button
          size="medium"
          variant="secondary"
          render={<Link to={pathTo('games', { type: 'all' })} onClick={onLeave} />}
        >
          {t('finder.all')}
        </Button>
      }
    />
  );
  return (
    <>
      <SearchField
        ref={field}
        label={t('finder.field')}
        clearLabel={t('games.search.clear')}
        maxLength={longestName}
        autoCapitalize="off"
        autoCorrect="off"
        {...combobox}
        aria-expanded={isFound}
        aria-controls={isFound ? listId : undefined}
        aria-activedescendant={active && optionId(listId, active)}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      {isFound ? (
        <FoundList
          id={listId}
          className={css.scroll}
          typed={result.text}
          groups={result.groups}
          words={result.words}
          active={active}
          onPick={pick}
        />
      ) : (
        <div className={css.scroll}>
          {!finder && names.isError ? (
            <Message
              className={css.failed}
              tone="danger"
              action={
                <Button variant="quiet" size="medium" onClick={() => void names.refetch()}>
                  {t('common.retry')}
                </Button>
              }
            >
              {errorText(names.error, t)}
            </Message>
          ) : null}
          {result ? none : null}
          {typed.trim() ? null : start}
          {isWaiting ? <SkeletonRows className={css.bones} count={6} /> : null}
        </div>
      )}
      {result?.hasMore ? (
        <Button
          className={css.more}
          full
          variant="secondary"
          render={
            <Link
              to={pathTo('games', { gameName: result.text })}
              onClick={() => {
                recent.add(result.text);
                onLeave();
              }}
            />
          }
        >
          {t('finder.more')}
        </Button>
      ) : null}
      <VisuallyHidden render={<output />}>
        {isWaiting ? t('finder.waiting') : null}
        {result ? t('finder.found', { number: formatWhole(result.count, language) }) : null}
      </VisuallyHidden>
    </>
  );
}

export interface FinderProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One field that finds every game, who makes it and its kind, while it is typed in. */
export function Finder({ open, onClose }: FinderProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // Each opening begins with an empty field; what goes down keeps what was in it.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) });
  useEffect(() => {
    // After the sheet itself has opened, which is an effect of a part of this.
    if (open) field.current?.focus();
  }, [open]);
  return (
    <Sheet open={open} onClose={onClose} title={t('finder.title')} tall>
      <Content key={opening.count} field={field} onLeave={onClose} />
    </Sheet>
  );
}
