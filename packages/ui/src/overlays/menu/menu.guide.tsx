import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ListFact } from '../../layout/list-row/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { ActionSheetItem } from '../action-sheet/index.ts';
import { Menu, MenuItem } from './index.ts';

export const guide: Guide = {
  is: 'What can be done with something, in a list that hangs on a button.',
  when: [
    'Three to eight things, in a place where a sheet would be too much: a row of a table, the head of a card.',
    '`MenuCheckItem` for what is on or off; the menu stays open for the next.',
  ],
  whenNot: [
    { case: 'On a phone, within reach of the thumb.', use: 'action-sheet' },
    { case: 'It holds words to read or a form.', use: 'popover' },
    { case: 'It chooses a value of a form.', use: 'select' },
  ],
  anatomy: [
    { name: 'Button', description: '`trigger`; says that it opens a menu.', at: 'button' },
    {
      name: 'Item',
      description: 'A verb, with a glyph or without: all of them or none.',
      at: '[role="menuitem"]',
    },
    {
      name: 'Separator',
      description: 'Between groups; what cannot be taken back is the last group.',
      at: '[role="separator"]',
    },
  ],
  story: 'Open',
  keyboard: [
    ['Enter, Space, ↓', 'Open it and go to the first item.'],
    ['↑, ↓, Home, End', 'Go about in it.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Escape', 'Closes it; the focus goes back to the button.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Glyphs in all of them: the words stand in one line.',
        // Open, it needs a browser; the items of an action sheet look alike.
        shows: (
          <Surface pad="rail">
            <ActionSheetItem icon="copy" onSelect={() => {}}>
              Copy the number
            </ActionSheetItem>
            <ActionSheetItem icon="share" onSelect={() => {}}>
              Send the receipt
            </ActionSheetItem>
            <ActionSheetItem icon="refresh" onSelect={() => {}}>
              Pay in once more
            </ActionSheetItem>
          </Surface>
        ),
      },
      bad: {
        caption: 'In one of three: the eye stops at a glyph instead of reading.',
        shows: (
          <Surface pad="rail">
            <ActionSheetItem onSelect={() => {}}>Copy the number</ActionSheetItem>
            <ActionSheetItem icon="share" onSelect={() => {}}>
              Send the receipt
            </ActionSheetItem>
            <ActionSheetItem onSelect={() => {}}>Pay in once more</ActionSheetItem>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'A single thing to do is a button of the row.',
        shows: (
          <ListFact
            label="Payment of 12 March"
            value="₱500.00"
            end={
              <Button variant="quiet" size="medium">
                Receipt
              </Button>
            }
          />
        ),
      },
      bad: {
        caption: 'Three dots hide it, and it takes two presses.',
        shows: (
          <ListFact
            label="Payment of 12 March"
            value="₱500.00"
            end={
              <Menu trigger={<IconButton icon="dots" label="More about this payment" />}>
                <MenuItem onSelect={() => {}}>Receipt</MenuItem>
              </Menu>
            }
          />
        ),
      },
    },
  ],
};
