import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { memberKey } from '#kernel/http/member-key.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { identityQuery } from './identity.ts';

export interface HandIn {
  readonly busy: boolean;
  /** Why nothing came of the last try. */
  readonly error: unknown;
  /** Does it, and goes on to what is wanted next; says what was refused. */
  readonly go: (work: () => Promise<unknown>) => Promise<unknown>;
}

/** One step of the proof, and the way on from it. */
export function useHandIn(userName: string): HandIn {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async (work: () => Promise<unknown>): Promise<unknown> => {
    setBusy(true);
    setError(undefined);
    try {
      const isElsewhere = (await work()) === 'left';
      if (isElsewhere) return undefined;
      // What it opens is asked for anew, whatever it was.
      void queries.invalidateQueries({ queryKey: memberKey(userName) });
      const { needed } = await queries.fetchQuery(identityQuery(userName));
      const [step] = needed;
      await navigate(pathTo('identity', step === undefined ? {} : { step }), {
        replace: step === undefined,
      });
      return undefined;
    } catch (why) {
      setError(why);
      // Another tab may have handed in more, or somebody has begun to look.
      void queries.invalidateQueries(identityQuery(userName));
      return why;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, go };
}
