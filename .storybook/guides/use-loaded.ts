import { useEffect, useState } from 'react';

/** What is loaded by a name; nothing until it is there. */
export function useLoaded<Value>(
  load: (name: string) => Promise<Value>,
  name: string,
): Value | undefined {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const value = await load(name);
      if (isWanted) setLoaded(() => value);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [load, name]);
  return loaded;
}
