import { createContext } from 'react';

/** The name that items share of which one is open; none where many may be. */
export const AccordionName = createContext<string | undefined>(undefined);
