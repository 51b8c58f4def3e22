import { ConsentBar } from '../../feedback/consent-bar/index.ts';
import { OfflineBanner } from '../../feedback/offline-banner/index.ts';
import { PullToRefresh } from '../../feedback/pull-to-refresh/index.ts';
import { Tree } from '../../data/tree/index.ts';
import { Celebration } from '../../rewards/celebration/index.ts';
import { CheckIn } from '../../rewards/check-in/index.ts';
import { CouponCard } from '../../rewards/coupon-card/index.ts';
import { Lightbox } from '../../overlays/lightbox/index.ts';
import { Tour } from '../../overlays/tour/index.ts';
import type { Samples } from './sample.ts';

const quiet = (): void => undefined;
const nothing = async (): Promise<void> => undefined;

export const feel: Samples = {
  Celebration: { element: <Celebration occasion="level-up" title="You have reached Silver" /> },
  CheckIn: {
    element: (
      <CheckIn
        label="This week"
        days={[{ key: 'mon', label: 'Mon', reward: '₱5', state: 'today' }]}
        onClaim={quiet}
        labels={{
          claimed: 'Claimed',
          today: 'Today',
          missed: 'Missed',
          coming: 'To come',
          claim: 'Claim',
          done: 'Done',
        }}
      />
    ),
  },
  CouponCard: {
    element: (
      <CouponCard value="₱200" title="For a deposit" status="issued" statusLabel="Yours to take" />
    ),
  },
  ConsentBar: {
    element: (
      <ConsentBar
        title="May we?"
        description="It is up to you."
        categories={[]}
        onConsent={quiet}
        labels={{ accept: 'Yes', refuse: 'No', choose: 'Choose', save: 'Keep', required: 'Always' }}
      />
    ),
  },
  Lightbox: {
    element: (
      <Lightbox
        open
        onClose={quiet}
        items={[{ src: '/receipt.png', alt: 'A receipt' }]}
        labels={{
          position: (place, count) => `Picture ${place} of ${count}`,
          zoomIn: 'Larger',
          zoomOut: 'Smaller',
          failed: 'It could not be fetched.',
        }}
      />
    ),
  },
  OfflineBanner: {
    element: <OfflineBanner labels={{ offline: 'Gone', description: 'Wait.', online: 'Back' }} />,
  },
  PullToRefresh: {
    element: (
      <PullToRefresh onRefresh={nothing} doneLabel="Up to date" failedLabel="Not now">
        …
      </PullToRefresh>
    ),
  },
  Tour: {
    element: (
      <Tour
        open
        onEnd={quiet}
        steps={[{ key: 'balance', target: '#balance', title: 'Your balance' }]}
        labels={{ position: (step, steps) => `${step} of ${steps}`, skip: 'Skip', done: 'Done' }}
      />
    ),
  },
  Tree: {
    element: <Tree label="Members" items={[{ key: 'ana', label: 'ana' }]} busyLabel="On its way" />,
  },
};
