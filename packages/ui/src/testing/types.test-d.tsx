/**
 * What the compiler must accept and refuse of the props that are tricky. The
 * type check reads this file; nothing runs it.
 */
import { DatePicker, type DateMode } from '../forms/date-picker/index.ts';
import { GameGrid } from '../gaming/game-grid/index.ts';
import { GameTile } from '../gaming/game-tile/index.ts';
import { IconButton } from '../actions/icon-button/index.ts';
import { Icon } from '../foundations/icon/index.ts';
import { when } from '../foundations/theme/index.ts';
import { PhoneField } from '../forms/phone-field/index.ts';
import { Segmented } from '../forms/segmented/index.ts';
import { RadioGroup } from '../forms/radio-group/index.ts';
import { AccordionItem } from '../layout/accordion/index.ts';
import { HelpTopics } from '../data/help-topics/index.ts';
import { DataList } from '../data/data-list/index.ts';
import { EmptyState } from '../feedback/empty-state/index.ts';
import { Lightbox } from '../overlays/lightbox/index.ts';
import { Message } from '../feedback/message/index.ts';
import { TextField } from '../forms/text-field/index.ts';
import { LabelsProvider } from '../foundations/labels/index.ts';
import { MenuRows } from '../navigation/side-menu/index.ts';
import { Table } from '../data/table/index.ts';
import { countryWords } from './words.ts';

interface Game {
  readonly id: number;
  readonly name: string;
}
declare const games: readonly Game[];

// A grid knows what its items are, in both functions.
export const grid = (
  <GameGrid label="Games" items={games} keyOf={(game) => String(game.id)}>
    {(game, index) => <GameTile name={`${index} ${game.name}`} src={undefined} />}
  </GameGrid>
);

export const wrongKey = (
  // @ts-expect-error A key is a string.
  <GameGrid label="Games" items={games} keyOf={(game) => game.id}>
    {(game) => <GameTile name={game.name} src={undefined} />}
  </GameGrid>
);

export const wrongItem = (
  <GameGrid label="Games" items={games} keyOf={String}>
    {/* @ts-expect-error A game has no picture of that name. */}
    {(game) => <GameTile name={game.name} src={game.picture} />}
  </GameGrid>
);

// Every tile says whether it has a picture, even that it has none.
// @ts-expect-error `src` may be undefined, but not left out.
export const noPicture = <GameTile name="Moon Orchard" />;

// @ts-expect-error A button without a word has a name for those who do not see it.
export const nameless = <IconButton icon="menu" />;

// @ts-expect-error There is no such glyph.
export const unknownIcon = <Icon name="unicorn" />;

declare const lightbox: Omit<Parameters<typeof Lightbox>[0], 'items'>;
// @ts-expect-error Whoever does not see a picture is told what it shows.
export const unsaid = <Lightbox {...lightbox} items={[{ src: '/receipt.png' }]} />;

// The chosen value is one of the options, and the listener is told so.
type Mode = 'dark' | 'light';
declare const mode: Mode;
export const segmented = (
  <Segmented<Mode>
    label="Theme"
    options={[
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ]}
    value={mode}
    onValueChange={(value: Mode) => void value}
  />
);

export const wrongOption = (
  <Segmented<Mode>
    label="Theme"
    // @ts-expect-error No theme is called so.
    options={[{ value: 'sepia', label: 'Sepia' }]}
    value={mode}
    onValueChange={() => undefined}
  />
);

export const modes: readonly DateMode[] = ['datetime', 'date', 'time', 'month', 'year'];

export const numberAlone = (
  <PhoneField
    label="Mobile"
    countryLabel="Country"
    labels={countryWords}
    countries={[]}
    // @ts-expect-error A number without its country is not a number.
    value="917 123 4567"
    onValueChange={() => undefined}
  />
);

// @ts-expect-error A picker has to be told in which language it names months.
export const picker = <DatePicker label="Birthday" value="" onValueChange={() => undefined} />;

// A slot's choices are known by its name.
export const selector = when('frames', 'glow');
// @ts-expect-error No tile floats.
export const wrongChoice = when('frames', 'floating');
// @ts-expect-error There is no such slot.
export const wrongSlot = when('tiles', 'glow');

// Cells know their row.
export const table = (
  <Table
    caption="Games"
    columns={[{ key: 'name', label: 'Name', cell: (game: Game) => game.name }]}
    rows={games}
    keyOf={(game) => game.name}
  />
);
export const wrongCell = (
  <Table
    caption="Games"
    // @ts-expect-error A game has no price.
    columns={[{ key: 'price', label: 'Price', cell: (game: Game) => game.price }]}
    rows={games}
    keyOf={(game) => game.name}
  />
);

// What holds a value tells of it by one name.
export const otherName = (
  // @ts-expect-error It is `onValueChange`.
  <RadioGroup label="Choice" defaultValue="a" onChange={() => undefined}>
    …
  </RadioGroup>
);
// @ts-expect-error A topic is a value like any other.
export const otherValue = <HelpTopics label="Topics" topics={[]} index={0} />;
// @ts-expect-error Whether it is open at first is `defaultOpen`.
export const otherOpen = <AccordionItem title="Limits" initiallyOpen />;

// What is said besides is a description, an end is a start or an end, and a meaning is a tone.
// @ts-expect-error It is `description`.
export const otherWords = <EmptyState icon="heart" title="None" text="Look around." />;
// @ts-expect-error It is `end`.
export const otherEnd = <TextField label="Name" trailing="…" />;
// @ts-expect-error It is `tone`.
export const otherMeaning = <Message kind="error">Wrong</Message>;
// @ts-expect-error What went wrong is danger.
export const otherTone = <Message tone="error">Wrong</Message>;
// @ts-expect-error It is a variant.
export const otherLook = <DataList data={[]} bare />;

// Whoever gives the words of a page gives all of them.
// @ts-expect-error Eleven are missing.
export const fewWords = <LabelsProvider labels={{ close: 'Close' }} />;

// Only games stand in columns.
export const rowsInColumns = (
  // @ts-expect-error Rows have none.
  <MenuRows label="Settings" columns={3}>
    …
  </MenuRows>
);
