import { createGlobalVar } from '@vanilla-extract/css';

/** A variable that a script sets by its name and a sheet reads by its value. */
export const globalVar = (name: string) =>
  ({ name: `--${name}`, value: createGlobalVar(name) }) as const;
