import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { later } from '#kernel/parts/later.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession, type Session } from '#kernel/session/session.ts';
import { openRainsQuery } from '../api/rain.ts';

const RainCard = FLAGS.AGENTRANSMULTDOWN3
  ? later(async () => (await import('./rain-card.tsx')).RainCard)
  : null;

/** Envelopes from one’s agent, over the page and in nobody’s way; fetched where there are any. */
export function RainLayer() {
  const session = useSession();
  if (!session || isGuest(session.type)) return null;
  return <RainsOf key={session.userName} session={session} />;
}

function RainsOf({ session: { userName } }: { readonly session: Session }) {
  const { data } = useQuery(openRainsQuery(userName));
  const [put, putAway] = useState<readonly string[]>([]);
  // The one that was begun with stays, also when it is taken.
  const [held, hold] = useState<string>();
  const shown = data?.list.find(
    ({ id, left, mine }) => !put.includes(id) && (id === held || (mine === undefined && left > 0)),
  );
  if (!shown || !RainCard) return null;
  return (
    <RainCard
      key={shown.id}
      userName={userName}
      rain={shown}
      onTouch={() => hold(shown.id)}
      onClose={() => putAway([...put, shown.id])}
    />
  );
}
