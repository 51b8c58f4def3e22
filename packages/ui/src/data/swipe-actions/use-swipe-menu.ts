import { useState, type ComponentType, type MouseEvent } from 'react';

import type { SwipeMenuProps } from './swipe-menu.tsx';

interface Come {
  readonly Menu: ComponentType<SwipeMenuProps>;
  readonly byKey: boolean;
}

const load = async () => (await import('./swipe-menu.tsx')).SwipeMenu;

/** A row's menu, fetched with the first press on its button: most rows are read and never asked. */
export function useSwipeMenu() {
  const [come, setCome] = useState<Come>();
  const ask = async ({ detail }: MouseEvent): Promise<void> => {
    setCome({ Menu: await load(), byKey: detail === 0 });
  };
  const press = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: () => void load().catch(() => {}),
    // Without a line nothing opens, and the next press asks again.
    onClick: (event: MouseEvent) => void ask(event).catch(() => {}),
  } as const;
  return { come, press };
}
