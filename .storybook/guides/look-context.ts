import { createContext, useContext } from 'react';

import type { Look } from '../look.ts';

interface Shown {
  readonly look: Look;
  /** The toolbar, as the address of a story has it. */
  readonly address: string;
}

export const LookContext = createContext<Shown>({
  look: { merchant: 'aurora', theme: 'dark', dir: 'ltr' },
  address: '',
});

/** The look that a page of words is in. */
export const useLook = (): Shown => useContext(LookContext);

const chosen = ['merchant', 'theme', 'language', 'dir', 'text', 'size', 'motion'] as const;

/** `merchant:noir;theme:light`, for the stories that a page frames. */
export const addressOf = (globals: Readonly<Record<string, unknown>>): string =>
  chosen
    .flatMap((name) => (typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : []))
    .join(';');
