import type { Meta, StoryObj } from '@storybook/react-vite';
import { board } from '../../testing/board.css.ts';
import { Icon } from './icon.tsx';
import { iconNames } from './names.ts';

const All = () => (
  <div className={board}>
    {iconNames.map((name) => (
      <Icon key={name} name={name} size={32} label={name} />
    ))}
  </div>
);

const meta = { title: 'Foundations/Icon', component: All } satisfies Meta<typeof All>;

export default meta;

export const Set: StoryObj<typeof meta> = {};
