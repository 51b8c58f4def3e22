import { useEffect } from 'react';

import { speak, type Words } from './index.ts';

/** Lets the page speak as the toolbar says, after the story has written what it says. */
export function Spoken({ language, text }: Words) {
  useEffect(() => {
    speak({ language, text });
  }, [language, text]);
  return null;
}
