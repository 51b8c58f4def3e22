import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';

import { Button } from '../../actions/button/index.ts';
import { Cover } from '../../gaming/game-tile/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Sheet, SheetActions, SheetFacts, SheetNote } from '../../overlays/sheet/index.ts';
import { cover } from '../covers.ts';

function GameSheet() {
  const [open, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  const heart = { icon: 'heart-filled', label: 'Favourite', pressed: true } as const;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={close}
        title="Moon Orchard"
        emphasis="Orchard"
        description="Kestrel"
        closeLabel="Close"
        cover={<Cover src={cover('Moon Orchard')} name="Moon Orchard" place="sheet" priority />}
        start={<IconButton {...heart} />}
      >
        <SheetFacts
          facts={[
            { label: 'Category', value: 'Slots' },
            { label: 'Minimum bet', value: '₱0.50' },
            { label: 'Plays in', value: 'Portrait' },
          ]}
        />
        <SheetActions
          main={
            <Button full icon="play">
              Play now
            </Button>
          }
          second={
            <Button variant="secondary" full>
              Free play
            </Button>
          }
          mark={<IconButton variant="filled" {...heart} />}
        />
        <SheetNote>Free play uses practice credits. Your balance is not touched.</SheetNote>
      </Sheet>
    </>
  );
}

const meta = { title: 'Boards/Game sheet', component: GameSheet } satisfies Meta<typeof GameSheet>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
