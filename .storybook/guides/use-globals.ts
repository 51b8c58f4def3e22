import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

type Globals = Readonly<Record<string, unknown>>;

const told = (channel: DocsContextProps['channel']): Globals => {
  for (const event of ['globalsUpdated', 'setGlobals']) {
    const last = channel.last(event) as readonly { globals?: Globals }[] | undefined;
    if (last?.[0]?.globals) return last[0].globals;
  }
  return {};
};

/** What the toolbar says, on pages that have no story of their own as well. */
export function useGlobals({ channel }: Pick<DocsContextProps, 'channel'>): Globals {
  const [globals, setGlobals] = useState(() => told(channel));
  useEffect(() => {
    const hear = ({ globals: now }: { globals: Globals }) => setGlobals(now);
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [channel]);
  return globals;
}
