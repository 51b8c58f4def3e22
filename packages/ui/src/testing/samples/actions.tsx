import { Button } from '../../actions/button/index.ts';
import { ActionSheet, ActionSheetItem } from '../../overlays/action-sheet/index.ts';
import { Menu } from '../../overlays/menu/index.ts';
import { RealityCheck } from '../../overlays/reality-check/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const actions: Samples = {
  ActionSheet: {
    element: (
      <ActionSheet open onClose={nothing} title="Payment">
        Actions
      </ActionSheet>
    ),
  },
  ActionSheetItem: { element: <ActionSheetItem onSelect={nothing}>Copy</ActionSheetItem> },
  Menu: { element: <Menu trigger={<Button>More</Button>}>Items</Menu> },
  RealityCheck: {
    element: (
      <RealityCheck
        open
        title="An hour"
        facts={[{ label: 'Time', value: '1 h' }]}
        stopLabel="Stop"
        onStop={nothing}
        continueLabel="Go on"
        onContinue={nothing}
      />
    ),
  },
};
