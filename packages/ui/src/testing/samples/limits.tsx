import { LimitEditor } from '../../money/limit-editor/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { SessionBar } from '../../feedback/session-bar/index.ts';
import { LimitMeter } from '../../money/limit-meter/index.ts';
import { FactStrip } from '../../money/fact-strip/index.ts';
import { PlayBar } from '../../money/play-bar/index.ts';
import { WalletHead } from '../../money/wallet-head/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const limits: Samples = {
  Callout: { element: <Callout title="Your limit is used" /> },
  FactStrip: { element: <FactStrip main="Fee" facts={[{ label: 'Fee', value: '€0.00' }]} /> },
  PlayBar: {
    element: (
      <PlayBar
        label="This game"
        timeLabel="Played"
        elapsed={60_000}
        locale="en"
        leave={{ label: 'Leave', onClick: nothing }}
      />
    ),
  },
  LimitEditor: {
    element: (
      <LimitEditor
        title="Deposits"
        limit={null}
        locale="en"
        currency="PHP"
        onSave={nothing}
        labels={{
          none: 'None',
          set: 'Set',
          change: 'Change',
          amount: 'Amount',
          lower: 'At once',
          raise: 'Later',
          remove: 'Later',
          save: 'Save',
          cancel: 'Leave it',
          removeButton: 'Remove',
        }}
      />
    ),
  },
  LimitMeter: {
    element: (
      <LimitMeter
        title="Deposits"
        period="Today"
        used="50"
        limit="100"
        locale="en"
        symbol="€"
        labels={{ room: 'left', used: () => 'Half', near: 'Nearly used', reached: 'Used up' }}
      />
    ),
  },
  SessionBar: {
    element: <SessionBar label="Session" time={{ label: 'Played', value: '00:01' }} />,
  },
  WalletHead: {
    element: <WalletHead label="Your money" amount="5" symbol="€" locale="en" />,
  },
};
