import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { agent, tellOfTeam } from '../testing/agents.ts';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';

type InviteLink = Reply<'registerUrls'>['list'][number];

const link: InviteLink = {
  code: 'k7m2p9',
  url: 'https://here.test/m/register?affiliateCode=k7m2p9',
  qr: 'https://here.test/m/register?affiliateCode=k7m2p9',
  type: 'member',
  rates: { RNG: '0.2000', LIVE: '0.0000' },
  uses: 3,
  registered: 3,
  note: 'Market day',
  madeAt: Date.UTC(2026, 10, 20),
  lowered: false,
};

let platform: Platform;
let links: InviteLink[];

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  links = [link];
  platform.on('registerUrls', () => ({ list: links, most: 20 }));
});

const open = () => openApp({ at: '/m/agentRegister', session: agent });

describe('an account for somebody else [RT-27]', () => {
  async function fill(username = 'tomas_04') {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Account' }));
    await user.type(await screen.findByLabelText('Username'), username);
    await user.type(screen.getByLabelText('First password'), 'Kites-over-9-hills');
    const slots = screen.getByRole('spinbutton', { name: 'Slots' });
    await user.clear(slots);
    await user.type(slots, '0.2');
    return user;
  }
  const send = () => screen.getByRole('button', { name: 'Open the account' });

  it('is opened with its rates, and nothing of its password is shown again', async () => {
    platform.on('openAccount', () => ({ userName: 'tomas_04' }));
    const user = await fill();
    await user.click(send());
    await screen.findByText('tomas_04 is open');
    expect(platform.calls('openAccount').map(({ payload }) => payload)).toEqual([
      {
        username: 'tomas_04',
        password: 'Kites-over-9-hills',
        type: 'member',
        rates: { RNG: '0.2000', LIVE: '0.0000' },
      },
    ]);
    expect(document.body.textContent).not.toContain('Kites');
    await user.click(screen.getByRole('button', { name: 'Open another one' }));
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', '');
  });

  it('says what is wrong at its field before anything is sent', async () => {
    const user = await fill('no');
    await user.click(send());
    await screen.findByText('4 to 20 letters, digits or underscores');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(platform.calls('openAccount')).toEqual([]);
  });

  it('says at the name that somebody has it, and above the rest what else is in the way', async () => {
    platform.on('openAccount', () => new Refusal('username.taken'));
    const user = await fill();
    await user.click(send());
    await screen.findByText(/username already exists/);
    platform.on('openAccount', () => new Refusal('line.too_deep'));
    await user.type(screen.getByLabelText('Username'), '5');
    await user.click(send());
    expect(await screen.findByText(/Your line ends here/)).toBeTruthy();
  });
});

describe('a link [RT-27]', () => {
  async function openLinks() {
    const { user } = await open();
    await screen.findByRole('tab', { name: 'Link', selected: true });
    return user;
  }

  it('is made, and shown as a code for cameras and to be copied', async () => {
    links = [];
    platform.on('createRegisterUrl', () => {
      links = [{ ...link, note: 'Fair' }];
      return { ...link, note: 'Fair' };
    });
    const user = await openLinks();
    await screen.findByText('No link yet');
    await user.type(screen.getByLabelText('A note for yourself'), 'Fair');
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Fair' }));
    sheet.getByRole('img', { name: 'QR code to register below you' });
    sheet.getByRole('button', { name: 'Copy the link' });
    expect(platform.calls('createRegisterUrl').map(({ body }) => body)).toEqual([
      { type: 'member', rates: { RNG: '0.0000', LIVE: '0.0000' }, note: 'Fair' },
    ]);
  });

  it('is ended after a question, and stays where that was no', async () => {
    platform.on('endRegisterUrl', () => {
      links = [];
      return null;
    });
    const user = await openLinks();
    const list = within(await screen.findByRole('list', { name: 'Your links' }));
    await user.click(list.getByRole('button', { name: /Market day/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Market day' }));
    await user.click(sheet.getByRole('button', { name: 'End this link' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'End this link' }));
    await user.click(sure.getByRole('button', { name: 'Keep it' }));
    expect(platform.calls('endRegisterUrl')).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'End this link' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'End this link' })).getByRole(
        'button',
        { name: 'End this link' },
      ),
    );
    await waitFor(() => expect(toasts()).toBe('The link is ended.'));
    expect(platform.calls('endRegisterUrl').map(({ path }) => path)).toEqual([
      '/wps/agent/registerUrl/k7m2p9',
    ]);
  });

  it('says that some of its rates fell, and that there can be no more of them', async () => {
    links = [{ ...link, lowered: true }];
    platform.on('createRegisterUrl', () => new Refusal('link.limit'));
    const user = await openLinks();
    await user.click(await screen.findByRole('button', { name: /Market day/ }));
    await screen.findByText('Some rates of this link are lower now.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText(/You have as many links as there can be/)).toBeTruthy();
  });
});
