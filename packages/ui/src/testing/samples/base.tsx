import { ToastViewport } from '../../feedback/toast/index.ts';
import type { ReactElement } from 'react';

import { ArtPicture } from '../../foundations/art/index.ts';
import { Balance, BalanceAction } from '../../gaming/balance/index.ts';
import { BarItem, BottomBar } from '../../navigation/bottom-bar/index.ts';
import { Button } from '../../actions/button/index.ts';
import { CategoryRail, RailItem } from '../../navigation/category-rail/index.ts';
import { Checkbox } from '../../forms/checkbox/index.ts';
import { Confirm } from '../../overlays/confirm/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { GameGrid } from '../../gaming/game-grid/index.ts';
import { GameStrip } from '../../gaming/game-strip/index.ts';
import { Cover, GameTile } from '../../gaming/game-tile/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import { List, ListFact, ListRow } from '../../layout/list-row/index.ts';
import { Message } from '../../feedback/message/index.ts';
import { NavBar } from '../../navigation/nav-bar/index.ts';
import { Page } from '../../layout/page/index.ts';
import { PasswordField } from '../../forms/password-field/index.ts';
import { Scene } from '../../foundations/scene/index.ts';
import { SectionTitle } from '../../layout/section-title/index.ts';
import { Segmented } from '../../forms/segmented/index.ts';
import { Sheet, SheetActions, SheetFacts, SheetNote } from '../../overlays/sheet/index.ts';
import {
  Skeleton,
  SkeletonBanner,
  SkeletonFade,
  SkeletonGrid,
  SkeletonLotteries,
  SkeletonNotices,
  SkeletonPromotions,
  SkeletonRows,
  SkeletonStrip,
  SkeletonText,
  SkeletonTile,
} from '../../feedback/skeleton/index.ts';
import { Spinner } from '../../foundations/spinner/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../navigation/tabs/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { WinnerBoard, WinnerFrame } from '../../gaming/winner-board/index.ts';
import { Mark, Wordmark } from '../../foundations/wordmark/index.ts';
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
        onRefresh={nothing}
      />
    ),
  },
  BalanceAction: { element: <BalanceAction>Deposit</BalanceAction> },
  BarItem: { element: <BarItem icon="home">Home</BarItem> },
  ArtPicture: {
    element: <ArtPicture files={{ dark: '/a.svg', light: '/a.svg', width: 8, height: 6 }} />,
  },
  BottomBar: { element: <BottomBar label="Main">…</BottomBar> },
  Button: { element: <Button>Go</Button> },
  CategoryRail: { element: <CategoryRail label="Categories">…</CategoryRail> },
  Checkbox: { element: <Checkbox>Agree</Checkbox> },
  Confirm: {
    element: (
      <Confirm open={false} onClose={nothing} onSubmit={nothing} title="Sure?" submitLabel="Yes" />
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
    element: <PasswordField label="Password" />,
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
      <Sheet open={false} onClose={nothing} title="Game">
        …
      </Sheet>
    ),
  },
  SheetActions: { element: <SheetActions main="Play" /> },
  SheetFacts: { element: <SheetFacts facts={[{ label: 'Plays in', value: 'Portrait' }]} /> },
  SheetNote: { element: <SheetNote>Note</SheetNote> },
  Skeleton: { element: <Skeleton /> },
  ToastViewport: { element: <ToastViewport label="Messages" /> },
  SkeletonBanner: { element: <SkeletonBanner /> },
  SkeletonFade: {
    element: (
      <SkeletonFade busy={false} skeleton={null}>
        …
      </SkeletonFade>
    ),
  },
  SkeletonGrid: { element: <SkeletonGrid label="Loading" /> },
  SkeletonLotteries: { element: <SkeletonLotteries /> },
  SkeletonNotices: { element: <SkeletonNotices /> },
  SkeletonPromotions: { element: <SkeletonPromotions /> },
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
