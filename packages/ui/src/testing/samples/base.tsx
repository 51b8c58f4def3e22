import type { ReactElement } from 'react';

import { Balance, BalanceAction } from '../../balance/index.ts';
import { BarItem, BottomBar } from '../../bottom-bar/index.ts';
import { Button } from '../../button/index.ts';
import { CategoryRail, RailItem } from '../../category-rail/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { Confirm } from '../../confirm/index.ts';
import { EmptyState } from '../../empty-state/index.ts';
import { GameGrid } from '../../game-grid/index.ts';
import { GameStrip } from '../../game-strip/index.ts';
import { Cover, GameTile } from '../../game-tile/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Icon } from '../../icon/index.ts';
import { TextLink } from '../../link/index.ts';
import { List, ListFact, ListRow } from '../../list-row/index.ts';
import { Message } from '../../message/index.ts';
import { NavBar } from '../../nav-bar/index.ts';
import { Page } from '../../page/index.ts';
import { PasswordField } from '../../password-field/index.ts';
import { Scene } from '../../scene/index.ts';
import { SectionTitle } from '../../section-title/index.ts';
import { Segmented } from '../../segmented/index.ts';
import { Sheet, SheetActions, SheetFacts, SheetNote } from '../../sheet/index.ts';
import {
  Skeleton,
  SkeletonGrid,
  SkeletonRows,
  SkeletonStrip,
  SkeletonText,
  SkeletonTile,
} from '../../skeleton/index.ts';
import { Spinner } from '../../spinner/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/index.ts';
import { TextField } from '../../text-field/index.ts';
import { WinnerBoard, WinnerFrame } from '../../winner-board/index.ts';
import { Mark, Wordmark } from '../../wordmark/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;
const inTabs = (part: ReactElement): ReactElement => <Tabs defaultValue="a">{part}</Tabs>;
const win = { id: '1', name: 'ma•••el', game: 'Spur Derby', amount: '10', cover: undefined };

export const base: Samples = {
  Balance: {
    element: (
      <Balance
        amount="12.5"
        symbol="₱"
        locale="en"
        label="Balance"
        concealed={false}
        onConcealedChange={nothing}
        concealLabel="Hide"
        revealLabel="Show"
        onRefresh={nothing}
        refreshLabel="Refresh"
      />
    ),
  },
  BalanceAction: { element: <BalanceAction>Deposit</BalanceAction> },
  BarItem: { element: <BarItem icon="home">Home</BarItem> },
  BottomBar: { element: <BottomBar label="Main">…</BottomBar> },
  Button: { element: <Button>Go</Button> },
  CategoryRail: { element: <CategoryRail label="Categories">…</CategoryRail> },
  Checkbox: { element: <Checkbox>Agree</Checkbox> },
  Confirm: {
    element: (
      <Confirm
        open={false}
        onClose={nothing}
        onSubmit={nothing}
        title="Sure?"
        cancelLabel="No"
        submitLabel="Yes"
      />
    ),
  },
  Cover: { element: <Cover src={undefined} name="Spur Derby" /> },
  EmptyState: { element: <EmptyState icon="heart" title="Nothing" /> },
  GameGrid: {
    element: (
      <GameGrid label="Games" items={['Spur Derby']} keyOf={String}>
        {(name) => <GameTile name={name} src={undefined} />}
      </GameGrid>
    ),
  },
  GameStrip: { element: <GameStrip label="Games">…</GameStrip> },
  GameTile: { element: <GameTile name="Spur Derby" src="/cover.svg" /> },
  Icon: { element: <Icon name="home" /> },
  IconButton: { element: <IconButton icon="menu" label="Menu" /> },
  List: { element: <List>…</List> },
  ListFact: { element: <ListFact label="Version" /> },
  ListRow: { element: <ListRow label="Language" /> },
  Mark: { element: <Mark source={{ dark: '/dark.svg', light: '/light.svg' }} size={28} /> },
  Message: { element: <Message>Note</Message> },
  NavBar: { element: <NavBar title="Settings" /> },
  Page: { element: <Page>…</Page> },
  PasswordField: {
    element: <PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />,
  },
  RailItem: { element: <RailItem icon="game-slots">Slots</RailItem> },
  Scene: { element: <Scene title="Good evening" emphasis="evening" /> },
  SectionTitle: { element: <SectionTitle title="Hot" /> },
  Segmented: {
    element: (
      <Segmented
        label="Theme"
        options={[{ value: 'a', label: 'A' }]}
        value="a"
        onValueChange={nothing}
      />
    ),
  },
  Sheet: {
    element: (
      <Sheet open={false} onClose={nothing} title="Game" closeLabel="Close">
        …
      </Sheet>
    ),
  },
  SheetActions: { element: <SheetActions main="Play" /> },
  SheetFacts: { element: <SheetFacts facts={[{ label: 'Plays in', value: 'Portrait' }]} /> },
  SheetNote: { element: <SheetNote>Note</SheetNote> },
  Skeleton: { element: <Skeleton /> },
  SkeletonGrid: { element: <SkeletonGrid label="Loading" /> },
  SkeletonRows: { element: <SkeletonRows /> },
  SkeletonStrip: { element: <SkeletonStrip label="Loading" /> },
  SkeletonText: { element: <SkeletonText /> },
  SkeletonTile: { element: <SkeletonTile /> },
  Spinner: { element: <Spinner /> },
  Tab: { element: <Tab value="a">A</Tab>, within: inTabs },
  TabList: { element: <TabList label="Choice">…</TabList>, within: inTabs },
  TabPanel: { element: <TabPanel value="a">…</TabPanel>, within: inTabs },
  Tabs: { element: <Tabs>…</Tabs> },
  TextField: { element: <TextField label="Name" /> },
  TextLink: { element: <TextLink href="#there">There</TextLink> },
  WinnerFrame: {
    element: (
      <WinnerFrame title={<SectionTitle title="Wins" />}>
        <SkeletonRows />
      </WinnerFrame>
    ),
  },
  WinnerBoard: {
    element: (
      <WinnerBoard
        label="Wins"
        entries={[win]}
        symbol="₱"
        locale="en"
        onSelect={nothing}
        pauseLabel="Stop"
        resumeLabel="Go on"
      />
    ),
  },
  Wordmark: { element: <Wordmark name="livery" /> },
};
