import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { emphasised } from '@livery/web/texts/emphasis';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { Icon } from '@livery/ui/icon';
import { menuLook } from '../menu/menu-look.ts';
import type { NameMatch, FoundGroup } from './create-finder.ts';
import * as css from './found-list.css.ts';
import { markedIn } from './marked.ts';

// The elements of these names come with looks and keys of their own.
const listbox = { role: 'listbox' } as const;
const grouped = { role: 'group' } as const;
const choice = { role: 'option' } as const;
/** A press on the list leaves the focus in the field. */
const keepsFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

const titles = {
  games: 'games.list',
  vendors: 'home.studios',
  categories: 'home.categories',
  made: 'finder.made',
} as const satisfies Readonly<Record<FoundGroup['name'], TextKey>>;

export const optionId = (list: string, { key }: NameMatch): string =>
  `${list}-${encodeURIComponent(key)}`;

function Thumb({ found }: { found: NameMatch }) {
  const src = found.kind === 'game' ? found.game.icon : found.icon;
  if (found.kind === 'category')
    return <Icon name={menuLook(found.code).icon} size={24} className={css.icon} />;
  if (!src) return <Icon name="game-all" size={24} className={css.icon} />;
  return (
    <img
      className={found.kind === 'game' ? css.cover : css.mark}
      src={src}
      alt=""
      width={44}
      height={58}
      decoding="async"
    />
  );
}

export interface FoundListProps {
  readonly id: string;
  /** Of the list, which scrolls by itself. */
  readonly className: string;
  readonly typed: string;
  readonly groups: readonly FoundGroup[];
  readonly words: ReadonlySet<string>;
  readonly active: NameMatch | undefined;
  readonly onPick: (found: NameMatch) => void;
}

/** What was found, under headings; the keys are those of the field, which has the focus. */
export function FoundList({ id, className, typed, groups, words, active, onPick }: FoundListProps) {
  const { t } = useTranslation();
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const marked = (name: string): ReactNode =>
    markedIn(name, typed, words).map(({ at, text, isMeant }) =>
      isMeant ? (
        <mark key={at} className={css.meant}>
          {text}
        </mark>
      ) : (
        text
      ),
    );
  const detail = (found: NameMatch): ReactNode => {
    if (found.kind !== 'game') return null;
    return found.game.maintenance ? t('games.maintenance') : marked(found.by);
  };
  return (
    <div
      id={id}
      {...listbox}
      {...keepsFocus}
      className={className}
      aria-label={t('finder.results')}
    >
      {groups.map(({ name, list }) => (
        <div key={name} {...grouped} aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={css.heading}>
            {emphasised(t(titles[name])).title}
          </div>
          {list.map((found) => (
            <div
              key={found.key}
              id={optionId(id, found)}
              {...choice}
              aria-selected={found === active}
              className={css.row}
              data-kind={found.kind}
              {...{ onClick: () => onPick(found) }}
            >
              <span className={css.thumb}>
                <Thumb found={found} />
              </span>
              <span className={css.texts}>
                <span className={css.name} dir="auto">
                  {marked(found.name)}
                </span>
                <span className={css.detail} dir="auto">
                  {detail(found)}
                </span>
              </span>
              <Icon name="caret" size={16} className={css.caret} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
