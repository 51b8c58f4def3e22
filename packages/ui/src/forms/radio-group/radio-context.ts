import { createContext, use } from 'react';

interface RadioState {
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
  readonly select: (value: string) => void;
}

export const RadioContext = createContext<RadioState | undefined>(undefined);

export function useRadios(): RadioState {
  const state = use(RadioContext);
  if (!state) throw new Error('Radio stands outside RadioGroup');
  return state;
}
