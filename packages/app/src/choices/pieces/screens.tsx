import { FilterDrawer } from '@livery/ui/filter-drawer';
import { GameSheet } from '@livery/ui/game-sheet';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { MemberCentreScreen } from '#chapters/member';
import { DepositScreen, WalletPanel } from '#chapters/cashier';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { member, studios } from '../samples.ts';
import { useSamples } from '../surroundings.tsx';
import * as css from './pieces.css.ts';

const nothing = (): void => undefined;

export function FilterPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  return (
    <FilterDrawer
      open
      onClose={nothing}
      title={t('games.filter')}
      defaultValue={{ name: '', makers: ['QFX'], bet: '' }}
      makers={studios.map(([value, label]) => ({ value, label }))}
      bets={[
        { value: '', label: words.any },
        { value: '1', label: '₱1' },
        { value: '5', label: '₱5' },
      ]}
      onShow={nothing}
      labels={{
        close: t('common.close'),
        search: t('finder.open'),
        clearSearch: t('common.clear'),
        makers: t('home.studios'),
        bets: words.bets,
        clear: t('games.filter.none'),
        show: t('games.filter.show'),
      }}
    />
  );
}

export function SheetPiece() {
  const { words, picture } = useSamples();
  return (
    <GameSheet
      open
      onClose={nothing}
      name="Moon Orchard"
      src={picture('covers/moon-orchard')}
      vendor="Quillfox"
      facts={[
        { label: words.category, value: words.slots },
        { label: words.least, value: '₱0.50' },
      ]}
      onPlay={nothing}
      onTry={nothing}
      favourite={false}
      onFavouriteChange={nothing}
      labels={{ play: words.play, trial: words.try, favourite: words.favourite }}
    />
  );
}

export function TabsPiece() {
  const { words } = useSamples();
  return (
    <Tabs defaultValue="day">
      <TabList label={words.period}>
        <Tab value="day">{words.day}</Tab>
        <Tab value="week">{words.week}</Tab>
        <Tab value="month">{words.month}</Tab>
      </TabList>
      <TabPanel value="day" className={css.column}>
        {words.leagueHint}
      </TabPanel>
    </Tabs>
  );
}

/** A member's own room, the wallet on top of it. */
export function MemberPiece() {
  const { words } = useSamples();
  const home = pathTo('home');
  const entries = [
    { icon: 'receipt', label: words.records, to: `${home}#records` },
    { icon: 'limits', label: words.limits, to: `${home}#limits` },
    { icon: 'rewards', label: words.rewards, to: `${home}#rewards` },
    { icon: 'mail', label: words.messages, to: `${home}#messages` },
  ] as const;
  return (
    <MemberCentreScreen
      session={member}
      wallet={<WalletPanel userName={member.userName} />}
      groups={[{ label: words.records, entries }]}
    />
  );
}

/** As it begins: on one page, or its first step. */
export const DepositPiece = () => (
  <DepositScreen userName={member.userName} type={member.type} step={1} isUnproven={false} />
);
