import type { Reply } from '../../packages/contract/src/client.ts';
import { stage } from './staged.ts';

type SentRain = Reply<'sendRedRain'>;

const evening = Date.UTC(2026, 10, 28, 20);
const day = 86_400_000;

const rain = (id: string, more: Partial<SentRain> = {}): SentRain => ({
  id,
  total: '100.00',
  count: 50,
  mode: 'random',
  people: 60,
  state: 'open',
  taken: 37,
  left: '26.00',
  sentAt: evening,
  opensAt: evening,
  closesAt: evening + day,
  ...more,
});

/** One in each of its states. */
export const redRains = (): Reply<'redRains'> => ({
  list: [
    rain('9', { state: 'scheduled', taken: 0, left: '100.00', opensAt: evening + day / 4 }),
    rain('8'),
    rain('7', { state: 'over', taken: 50, left: '0.00', total: '12480.50' }),
    rain('6', { state: 'refunded', left: '13.00' }),
  ],
});

/** Nobody has envelopes on the way unless a story says so. */
export const rains = (): Reply<'rains'> => ({ list: [] });

const envelope = { id: '8', from: 'dagat_agent', left: 13, of: 50, closesAt: evening + day };

export const nothingSent = () => stage('redRains', { list: [] });

export function envelopes() {
  const leave = [stage('rains', { list: [envelope] }), stage('takeRain', { amount: '4.20' })];
  return () => {
    for (const one of leave) one();
  };
}
