import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ArtProvider } from '../../foundations/art/art-provider.tsx';
import { studios } from '../../testing/covers.ts';
import { Studios } from './studios.tsx';
import { VendorTile } from './vendor-tile.tsx';

const open = fn();
const nothing = 'data:image/png;base64,AA==';
const missing = { dark: nothing, light: nothing, width: 124, height: 44 };

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
/** The brand's own logo, which does not come: without a connection, say. */
export const LogoMissing: Story = {
  args: {
    children: <VendorTile name="Halden" code="HALDEN" />,
  },
  decorators: (Story) => (
    <ArtProvider art={{ studios: { HALDEN: missing } }}>
      <Story />
    </ArtProvider>
  ),
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Halden' });
    await waitFor(() => expect(tile.querySelector('img')).toBeNull());
    await expect(within(tile).getByText('Halden')).toBeVisible();
  },
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
