import { useState, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Cover } from '../game-tile/cover.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Sheet, type SheetProps } from '../../overlays/sheet/sheet.tsx';
import {
  SheetActions,
  SheetFacts,
  SheetNote,
  type SheetFactsProps,
} from '../../overlays/sheet/sheet-parts.tsx';
import { MakerMark } from './maker-mark.tsx';

export interface GameSheetLabels {
  /** Starts the game. */
  readonly play: string;
  /** Starts it with practice credits. */
  readonly trial?: string;
  /** Makes it a favourite, or no more; the state is said besides. */
  readonly favourite: string;
  /** Closes the sheet. */
  readonly close?: string | undefined;
}

export interface GameSheetProps extends Omit<
  SheetProps,
  'title' | 'description' | 'cover' | 'start' | 'closeLabel' | 'children'
> {
  /** The game's name. */
  name: string;
  /** Cover art; a drawn cover stands in where there is none. */
  src: string | undefined;
  /** The studio, in the merchant's own words. */
  vendor: string;
  /** The studio's mark. */
  vendorMark?: string | undefined;
  /** Two to four facts; left out until they are known. */
  facts?: SheetFactsProps['facts'] | undefined;
  /** Plays for money. */
  onPlay: () => void;
  /** Plays with practice credits; absent where a game has no such mode. */
  onTry?: (() => void) | undefined;
  /** Whether it is a favourite. */
  favourite: boolean;
  /** Asked to make it one, or no more; without it there is no such button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** On its way: the play button waits. */
  busy?: boolean;
  /** A quiet line at the foot. */
  foot?: ReactNode;
  /** The words on and behind its buttons. */
  labels: GameSheetLabels;
}

/** A game before it is played: what it is, and the ways to play it. */
export function GameSheet({
  name,
  src,
  vendor,
  vendorMark,
  facts,
  onPlay,
  onTry,
  favourite,
  onFavouriteChange,
  busy = false,
  foot,
  labels,
  ...rest
}: GameSheetProps) {
  // A heart that was pressed pops; one that was there before only stands there.
  const [popped, setPopped] = useState(false);
  const heart = (filled: boolean) =>
    onFavouriteChange ? (
      <IconButton
        icon={favourite ? 'heart-filled' : 'heart'}
        label={labels.favourite}
        pressed={favourite}
        variant={filled ? 'filled' : 'plain'}
        data-popped={popped && favourite ? '' : undefined}
        onClick={() => {
          setPopped(!favourite);
          onFavouriteChange(!favourite);
        }}
      />
    ) : null;
  return (
    <Sheet
      {...rest}
      title={name}
      closeLabel={labels.close}
      cover={<Cover src={src} name={name} place="sheet" priority />}
      start={heart(false)}
      description={
        <>
          {vendorMark ? <MakerMark src={vendorMark} /> : null}
          <span>{vendor}</span>
        </>
      }
    >
      {facts ? <SheetFacts facts={facts} /> : null}
      <SheetActions
        main={
          <Button full icon="play" loading={busy} onClick={onPlay}>
            {labels.play}
          </Button>
        }
        second={
          onTry ? (
            <Button full variant="secondary" onClick={onTry}>
              {labels.trial}
            </Button>
          ) : null
        }
        mark={heart(true)}
      />
      {foot ? <SheetNote>{foot}</SheetNote> : null}
    </Sheet>
  );
}
