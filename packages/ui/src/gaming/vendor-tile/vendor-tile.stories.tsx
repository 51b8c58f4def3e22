import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { studios } from '../../testing/covers.ts';
import { Studios } from './studios.tsx';
import { VendorTile } from './vendor-tile.tsx';

const open = fn();

const meta = {
  title: 'Gaming/Studios',
  component: Studios,
  args: {
    label: 'Studios',
    children: studios.map(({ code, name, logo }) => (
      <VendorTile key={name} code={code} name={name} logo={logo} onClick={() => open(name)} />
    )),
  },
} satisfies Meta<typeof Studios>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Emberwright' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith('Emberwright');
  },
};
/** A mark, and the name in the letters of the page. */
export const WithoutLettering: Story = {
  args: {
    children: studios.map(({ name, src }) => <VendorTile key={name} name={name} src={src} />),
  },
};
export const WithoutMark: Story = {
  args: { children: [<VendorTile key="1" name="Halden" />, <VendorTile key="2" name="Ostra" />] },
};
export const AsLink: Story = {
  args: {
    children: <VendorTile name="Quillfox" render={<a href="#quillfox">Quillfox</a>} />,
  },
};
export const LongNames: Story = {
  args: {
    children: ['a', 'b', 'c'].map((key) => (
      <VendorTile key={key} name="The Worshipful Company of Lantern Makers" src={studios[0]?.src} />
    )),
  },
};
