import { SwipeActions } from '../../data/swipe-actions/index.ts';
import type { Samples } from './sample.ts';

export const rows: Samples = {
  SwipeActions: {
    element: (
      <SwipeActions
        menuLabel="More"
        actions={[{ label: 'Archive', icon: 'archive', onSelect: () => undefined }]}
      >
        Row
      </SwipeActions>
    ),
  },
};
