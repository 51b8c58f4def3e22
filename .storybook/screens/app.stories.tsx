import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { patience, settled } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/App',
  // A screen takes the whole page: several on one would fight for it.
  tags: ['!autodocs'],
  args: { path: '/m/home', answering: 'loaded', member: false },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

export const Home: Story = {};
export const HomeOfMember: Story = { args: { member: true } };
export const OwnMenu: Story = {
  args: { member: true },
  play: async ({ canvasElement }) => {
    const header = await within(canvasElement).findByRole('banner', {}, patience);
    await settled(canvasElement, false);
    // By its drawing: its name is in the language of the toolbar.
    const button = header.querySelector('[aria-haspopup="dialog"]:has([data-icon="account"])');
    await userEvent.click(button ?? header);
    await waitFor(() => {
      const out = canvasElement.querySelector('dialog [data-icon="logout"]');
      // Masked until it is known.
      expect(out?.closest('dialog')?.textContent).toMatch(/^[^*]+$/);
    }, patience);
  },
};
export const HomeLoading: Story = { args: { answering: 'loading' } };
export const HomeFailed: Story = { args: { answering: 'failed' } };
export const HomeEmpty: Story = { args: { answering: 'empty' } };

export const Games: Story = { args: { path: '/m/gameList' } };
export const GamesLoading: Story = { args: { path: '/m/gameList', answering: 'loading' } };
export const GamesFailed: Story = { args: { path: '/m/gameList', answering: 'failed' } };
export const GamesEmpty: Story = { args: { path: '/m/gameList', answering: 'empty' } };
export const Category: Story = { args: { path: '/m/slot-games' } };

export const Hot: Story = { args: { path: '/m/hot-games' } };
export const HotLoading: Story = { args: { path: '/m/hot-games', answering: 'loading' } };
export const HotFailed: Story = { args: { path: '/m/hot-games', answering: 'failed' } };

const favourites = '/m/gameList?type=fav';
export const Favourites: Story = { args: { path: favourites, member: true } };
export const FavouritesEmpty: Story = {
  args: { path: favourites, member: true, answering: 'empty' },
};
export const FavouritesOfVisitor: Story = { args: { path: favourites } };

export const Login: Story = { args: { path: '/m/login' } };
export const Settings: Story = { args: { path: '/m/set' } };
export const SettingsOfMember: Story = { args: { path: '/m/set', member: true } };

export const GameSheet: Story = {
  args: { path: '/m/hot-games', member: true },
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main', {}, patience));
    await userEvent.click(
      (await main.findAllByRole('button', { name: /Moon Orchard/ }))[0] ?? document.body,
    );
    const sheet = await within(canvasElement).findByRole('dialog', { name: 'Moon Orchard' });
    // A dash stands for what the platform has not told yet.
    await waitFor(() => expect(sheet).not.toHaveTextContent('–'));
  },
};

const play = '/m/play?nodeId=moon-orchard&vendor=BGS&mode=real';
/** The page's policy of a build names the hosts of games, and that of the tests has none. */
export const Play: Story = { args: { path: play, member: true }, tags: ['!test'] };
export const PlayLoading: Story = { args: { path: play, member: true, answering: 'loading' } };
export const PlayFailed: Story = { args: { path: play, member: true, answering: 'failed' } };
