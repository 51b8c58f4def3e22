import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Gate } from '#kernel/gate/derive-gate.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { atFirst, createGate, type GateStore } from './create-gate.ts';

/**
 * The gate of this page: it opens and closes while the page stays. Whoever
 * draws the page is told of nothing else: to ask how it stands must not draw all
 * of it once more while it comes alive.
 */
export function useGate(): { readonly gate: Gate; readonly store: GateStore } {
  const { statusReading } = useMerchant();
  const queries = useQueryClient();
  const [store] = useState(() => createGate(statusReading));
  const gate = useSyncExternalStore(
    store.subscribe,
    () => store.get().gate,
    () => atFirst.gate,
  );
  useEffect(() => store.follow(), [store]);

  // Open again: what was refused meanwhile is asked for once more.
  const isOpen = gate === 'ok';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) void queries.invalidateQueries();
    wasOpen.current = isOpen;
  }, [isOpen, queries]);
  return { gate, store };
}
