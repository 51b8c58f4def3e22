import { LimitEditor } from '../../data/limit-editor/index.ts';
import { SessionBar } from '../../feedback/session-bar/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const limits: Samples = {
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
  SessionBar: {
    element: <SessionBar label="Session" time={{ label: 'Played', value: '00:01' }} />,
  },
};
