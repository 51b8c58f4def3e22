import { useLayoutEffect, type ReactNode } from 'react';

export interface ChosenProps {
  /** Choices by their slots, as a brand makes them. */
  choices: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The page, for as long as it is shown, as a brand that has chosen this. */
export function Chosen({ choices, children }: ChosenProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    Object.assign(dataset, choices);
    return () => {
      for (const slot of Object.keys(choices)) dataset[slot] = before[slot] ?? '';
    };
  }, [choices]);
  return children;
}
