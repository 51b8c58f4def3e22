import type { DepositStage } from '../api/deposit-order.ts';
import { looksOf } from '../components/status-look.ts';

/** How a stage of a deposit is said and drawn. */
export const depositStageLook = looksOf<DepositStage['stage']>(
  {
    created: { text: 'order.stage.created', tone: 'neutral', icon: 'check' },
    unclear: { text: 'order.stage.unclear', tone: 'warning', icon: 'clock' },
    open: { text: 'order.stage.open', tone: 'neutral', icon: 'check' },
    settling: { text: 'order.stage.settling', tone: 'neutral', icon: 'check' },
    failed: { text: 'order.stage.failed', tone: 'danger', icon: 'close' },
    expired: { text: 'order.stage.expired', tone: 'neutral', icon: 'clock' },
    cancelled: { text: 'order.stage.cancelled', tone: 'neutral', icon: 'close' },
    credited: { text: 'order.stage.credited', tone: 'success', icon: 'check' },
    held: { text: 'order.stage.held', tone: 'warning', icon: 'lock' },
    reversed: { text: 'order.stage.reversed', tone: 'danger', icon: 'withdraw' },
    won: { text: 'order.stage.won', tone: 'success', icon: 'check' },
    sent: { text: 'order.stage.sent', tone: 'neutral', icon: 'check' },
    asked: { text: 'order.stage.asked', tone: 'warning', icon: 'clock' },
    returned: { text: 'order.stage.returned', tone: 'neutral', icon: 'withdraw' },
  },
  { text: 'order.stage.unclear', tone: 'warning', icon: 'clock' },
);
