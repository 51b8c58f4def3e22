import { createContext, use } from 'react';

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly select: (value: string) => void;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

export function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`${part} stands outside Tabs`);
  return state;
}
