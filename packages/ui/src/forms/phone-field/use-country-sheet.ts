import { useState } from 'react';

import type { CountrySheet } from './country-sheet.tsx';

const load = async () => (await import('./country-sheet.tsx')).CountrySheet;

/** The sheet of countries, fetched when somebody opens it. */
export function useCountrySheet() {
  const [sheet, setSheet] = useState<{ readonly Part: typeof CountrySheet }>();
  const [wanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Counts the openings: each starts anew, and a sheet that is going down keeps what was on it.
  const [opening, setOpening] = useState(0);

  const fetchSheet = async (): Promise<void> => {
    try {
      const Part = await load();
      setSheet({ Part });
    } catch {
      setFailed(true);
      setWanted(false);
    }
  };
  return {
    Part: sheet?.Part,
    opening,
    open: wanted && sheet !== undefined,
    busy: wanted && sheet === undefined,
    /** It cannot be had: the browser's own list has to do. */
    hasFailed,
    show: (): void => {
      setOpening((count) => count + 1);
      setWanted(true);
      if (!sheet) void fetchSheet();
    },
    close: (): void => setWanted(false),
  };
}
