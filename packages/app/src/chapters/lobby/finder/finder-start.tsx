import { Link } from '#kernel/routing/link.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { GameStrip } from '@livery/ui/game-strip';
import { Icon } from '@livery/ui/icon';
import { IconButton } from '@livery/ui/icon-button';
import { SectionTitle } from '@livery/ui/section-title';
import { emphasised } from '@livery/web/texts/emphasis';
import { useGameCard } from '../components/game-card.tsx';
import { listPath } from '../list-path.ts';
import { menuLook } from '../menu/menu-look.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import type { NameFinder } from './create-finder.ts';
import * as css from './finder-start.css.ts';
import { gameOf } from './game-of.ts';
import type { RecentSearches } from './recent-searches.ts';

const hottest = 9;

interface RecentsProps {
  readonly recent: RecentSearches;
  readonly onChoose: (text: string) => void;
}

/** What was found lately, to be found again or forgotten. */
export function RecentList({ recent, onChoose }: RecentsProps) {
  const { t } = useTranslation();
  if (recent.list.length === 0) return null;
  const title = t('finder.recent');
  return (
    <section aria-label={title}>
      <SectionTitle
        className={css.title}
        title={title}
        level={3}
        end={
          <Button size="medium" variant="quiet" onClick={recent.clear}>
            {t('finder.recent.clear')}
          </Button>
        }
      />
      <ul className={css.list}>
        {recent.list.map((text) => (
          <li key={text} className={css.row}>
            <button type="button" className={css.again} onClick={() => onChoose(text)}>
              <Icon name="game-recent" size={20} className={css.icon} />
              <span className={css.text} dir="auto">
                {text}
              </span>
            </button>
            <IconButton
              className={css.remove}
              icon="close"
              iconSize={18}
              label={t('finder.recent.remove', { text })}
              onClick={() => recent.remove(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before anything is typed: kinds of games, and what others play. */
export function FinderStart({ finder, onLeave }: { finder: NameFinder; onLeave: () => void }) {
  const { t, language } = useTranslation();
  const card = useGameCard({ place: 'large', favourites: useFavourites(), priority: 3 });
  const { title, emphasis } = emphasised(t('home.hot'));
  return (
    <>
      <CategoryRail label={t('home.categories')}>
        {finder.categories.map(({ code, name }) => (
          <RailItem
            key={code}
            icon={menuLook(code).icon}
            render={<Link to={listPath(code)} onClick={onLeave} />}
          >
            {name}
          </RailItem>
        ))}
      </CategoryRail>
      <section aria-label={title}>
        <SectionTitle className={css.title} title={title} emphasis={emphasis} level={3} />
        <GameStrip label={title} locale={language}>
          {finder.games.slice(0, hottest).map(gameOf).map(card)}
        </GameStrip>
      </section>
    </>
  );
}
