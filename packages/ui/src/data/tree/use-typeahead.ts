import { useRef } from 'react';

/** Letters that come closer on each other than this belong together. */
const pause = 700;

/** Gathers letters that are typed one after the other. */
export function useTypeahead(): (letter: string, at: number) => string {
  const typed = useRef({ letters: '', at: 0 });
  return (letter, at) => {
    const before = at - typed.current.at < pause ? typed.current.letters : '';
    typed.current = { letters: before + letter, at };
    return typed.current.letters;
  };
}
