import type { ComponentType } from 'react';
import type { SlotName } from '@livery/themes/contract';
import {
  BackdropPiece,
  BarPiece,
  FootPiece,
  HeaderPiece,
  MarksPiece,
  MenuPiece,
  TickerPiece,
} from './frame.tsx';
import {
  BannerPiece,
  HotPiece,
  JackpotPiece,
  LongWinnersPiece,
  RailPiece,
  SportsPiece,
  StudiosPiece,
  TilePiece,
  WinnersPiece,
} from './lobby.tsx';
import {
  FormPiece,
  IconsPiece,
  MessagePiece,
  RowsPiece,
  SelectedPiece,
  TitlesPiece,
} from './parts.tsx';
import { DepositPiece, FilterPiece, MemberPiece, SheetPiece, TabsPiece } from './screens.tsx';

/** A part of the site as it is drawn among others. */
export interface DrawnPiece {
  readonly Drawn: ComponentType;
  /** It stands at an edge of the screen, so its picture is a screen, as high as this. */
  readonly screen?: number;
  /** It begins at the very top. */
  readonly edgeToEdge?: true;
}

export const pieces = {
  header: { Drawn: HeaderPiece, edgeToEdge: true },
  backdrop: { Drawn: BackdropPiece, edgeToEdge: true },
  bar: { Drawn: BarPiece, screen: 360 },
  marks: { Drawn: MarksPiece, screen: 250 },
  ticker: { Drawn: TickerPiece },
  menu: { Drawn: MenuPiece, screen: 640 },
  banner: { Drawn: BannerPiece },
  rail: { Drawn: RailPiece },
  hot: { Drawn: HotPiece },
  tile: { Drawn: TilePiece },
  studios: { Drawn: StudiosPiece },
  winners: { Drawn: WinnersPiece },
  longWinners: { Drawn: LongWinnersPiece },
  jackpot: { Drawn: JackpotPiece },
  sports: { Drawn: SportsPiece },
  filter: { Drawn: FilterPiece, screen: 640 },
  sheet: { Drawn: SheetPiece, screen: 560 },
  tabs: { Drawn: TabsPiece },
  member: { Drawn: MemberPiece },
  deposit: { Drawn: DepositPiece },
  icons: { Drawn: IconsPiece },
  form: { Drawn: FormPiece },
  message: { Drawn: MessagePiece },
  selected: { Drawn: SelectedPiece },
  rows: { Drawn: RowsPiece },
  titles: { Drawn: TitlesPiece },
  foot: { Drawn: FootPiece, edgeToEdge: true },
} as const satisfies Readonly<Record<string, DrawnPiece>>;

export type PieceName = keyof typeof pieces;

/** What a choice is looked at by. */
export const pieceOfSlot: Readonly<Record<SlotName, PieceName>> = {
  header: 'header',
  backdrop: 'backdrop',
  bar: 'bar',
  marks: 'marks',
  ticker: 'ticker',
  menu: 'menu',
  banner: 'banner',
  pager: 'banner',
  rail: 'rail',
  plate: 'rail',
  hot: 'hot',
  rank: 'hot',
  studios: 'studios',
  winners: 'winners',
  winnersMove: 'longWinners',
  jackpot: 'jackpot',
  digits: 'jackpot',
  filter: 'filter',
  sheet: 'sheet',
  tabs: 'tabs',
  memberCentre: 'member',
  depositDetail: 'deposit',
  wallet: 'member',
  icons: 'icons',
  blocks: 'rows',
  edges: 'tile',
  frames: 'tile',
  notes: 'foot',
  sportMarks: 'sports',
  caption: 'tile',
  tag: 'tile',
  field: 'form',
  selected: 'selected',
  secondary: 'form',
  message: 'message',
  neighbours: 'rows',
  seam: 'foot',
  titleMark: 'titles',
  emphasis: 'titles',
  titles: 'titles',
  labels: 'form',
  wordmark: 'header',
};
