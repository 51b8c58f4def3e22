import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, ListFact, ListRow } from './list-row.tsx';

const meta = {
  title: 'Layout/List',
  component: List,
  args: {
    children: [
      <ListRow key="language" icon="globe" label="Language" value="English" />,
      <ListRow
        key="password"
        icon="lock"
        label="Change password"
        render={<a href="#password">Go</a>}
      />,
      <ListFact key="version" icon="info" label="Version" value="1.0" />,
      <ListRow key="limits" icon="shield" label="Limits" description="Deposit, loss and time" />,
      <ListRow key="out" icon="logout" label="Log out" tone="danger" />,
    ],
  },
} satisfies Meta<typeof List>;

export default meta;

export const Settings: StoryObj<typeof meta> = {};
