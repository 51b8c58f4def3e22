import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMerchant } from '#kernel/merchant.tsx';
import { atFirst, createGate, type GateState } from './create-gate.ts';

/** The gate of this page: it opens and closes while the page stays. */
export function useGate(): { readonly status: GateState; readonly ask: () => void } {
  const { statusReading } = useMerchant();
  const queries = useQueryClient();
  const [gate] = useState(() => createGate(statusReading));
  const status = useSyncExternalStore(gate.subscribe, gate.get, () => atFirst);
  useEffect(() => gate.follow(), [gate]);

  // Open again: what was refused meanwhile is asked for once more.
  const isOpen = status.gate === 'ok';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) void queries.invalidateQueries();
    wasOpen.current = isOpen;
  }, [isOpen, queries]);
  return { status, ask: gate.ask };
}
