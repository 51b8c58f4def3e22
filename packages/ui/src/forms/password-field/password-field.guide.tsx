import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { PasswordField } from './index.ts';

export const guide: Guide = {
  is: 'A secret to type, which may be looked at.',
  when: [
    'Log-in and new passwords; pasting and password managers work. Say `autoComplete`: `current-password` or `new-password`.',
  ],
  whenNot: [
    { case: 'A PIN of known length.', use: 'one-time-code' },
    { case: 'To say how good it is: that stands below.', use: 'strength-meter' },
  ],
  anatomy: [
    { name: 'Label', description: 'What it opens.', at: 'label' },
    { name: 'Field', description: 'Dots, or letters while it is looked at.', at: 'input' },
    { name: 'Eye', description: 'Shows and hides; its name says which.', at: 'button' },
  ],
  keyboard: [['Tab', 'From the field to the eye.']],
  pairs: [
    {
      good: {
        caption: 'One field that can be looked at.',
        shows: <PasswordField label="New password" autoComplete="new-password" />,
      },
      bad: {
        caption: 'Twice the same, unseen: both are pasted, or both are wrong.',
        shows: (
          <Stack gap="list">
            <PasswordField label="New password" autoComplete="new-password" />
            <PasswordField label="Repeat the password" autoComplete="new-password" />
          </Stack>
        ),
      },
    },
  ],
};
