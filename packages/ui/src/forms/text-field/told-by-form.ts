import { createContext } from 'react';

/** Whether a form around the fields says aloud what turns out wrong. */
export const ToldByForm = createContext(false);
