import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@livery/web/store/storage';

const stepIn = (state: unknown): number =>
  isRecord(state) && typeof state['step'] === 'number' ? state['step'] : 0;

/** Steps of one page under one address: the way back of a phone goes from one to the one before. */
export function useStep(): readonly [step: number, go: (to: number) => void] {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [first] = useState<unknown>(state);
  // A reload has lost the secrets, so it begins anew.
  const step = state === first ? 0 : stepIn(state);
  const begin = useEffectEvent(() => {
    if (stepIn(first) > 0) navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => begin(), []);
  const go = (to: number): void => {
    if (to < step) navigate(to - step);
    else if (to > step) navigate({ pathname, search }, { state: { step: to } });
  };
  return [step, go];
}
