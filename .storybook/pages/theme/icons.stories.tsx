import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon, iconNames } from '../../../packages/ui/src/foundations/icon/index.ts';
import * as css from './theme.css.ts';

/** Every icon in the merchant's own set. */
function Icons() {
  return (
    <main className={css.page}>
      <ul className={css.icons}>
        {iconNames.map((name) => (
          <li key={name} className={css.icon}>
            <Icon name={name} size={28} />
            {name}
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = {
  title: 'Theme/Icons',
  component: Icons,
  parameters: { bare: true },
} satisfies Meta<typeof Icons>;

export default meta;
export const All: StoryObj<typeof meta> = {};
