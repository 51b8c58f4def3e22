import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { member, memberInfo } from '../../testing/samples.ts';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

/** Somebody who has handed in nothing yet, where pictures are looked at by the house. */
const identityOf = (more: Partial<Reply<'kyc'>> = {}): Reply<'kyc'> => ({
  level: 0,
  status: 'none',
  way: 'upload',
  needed: ['details', 'front', 'back', 'selfie', 'check'],
  reasons: [],
  limits: { play: true, deposit: true, depositLeft: '1500.00', withdraw: false },
  ...more,
});

let platform: Platform;
let identity: Reply<'kyc'>;

beforeEach(async () => {
  leaveFor.mockClear();
  identity = identityOf();
  platform = await startPlatform();
  platform.on('kyc', () => identity);
});

const open = (search = '') => openApp({ at: `/m/kyc${search}`, session: member });
const details = {
  name: 'Maria Reyes',
  birthDate: '1990-07-15',
  address: '12 Larkfield Road, Cebu',
  document: 'id_card',
} as const;

describe('how it stands [RG-32] [BX-15]', () => {
  it('says what is open and what waits, and begins with what is wanted first', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Show us who you are' });
    const opens = within(screen.getByRole('region', { name: 'What you can do' }));
    const rows = opens.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Play for moneyOpen',
      'Deposit₱1,500.00 more before we must know who you areOpen',
      'WithdrawOnce verified',
    ]);
    await user.click(screen.getByRole('link', { name: 'Begin' }));
    expect(here()).toBe('/m/kyc?step=details');
    await screen.findByRole('heading', { name: 'What your document says' });
  });

  it('says that it is being looked at, since when and for how long, with nothing to press', async () => {
    identity = identityOf({
      status: 'under_review',
      needed: [],
      sentAt: Date.UTC(2026, 10, 20, 4),
      usual: { seconds: 7_000 },
    });
    await open('?step=details');
    await screen.findByRole('heading', { name: 'Your documents are being looked at' });
    screen.getByText(/^Sent on .*November.*\.$/);
    screen.getByText('Most take no longer than 2 hours. We write to you as soon as it is done.');
    expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('names each thing that came back and why, and asks for that alone', async () => {
    identity = identityOf({
      status: 'rejected',
      needed: ['back', 'check'],
      reasons: [{ step: 'back', why: 'blurred' }],
      draft: { details, pictures: [] },
    });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'We need something again' });
    screen.getByText('The picture is blurred. Take it again in good light.');
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    await screen.findByRole('group', { name: 'The back of your identity card' });
    expect(here()).toBe('/m/kyc?step=back');
  });

  it('leads to a person where it is refused for good', async () => {
    identity = identityOf({
      status: 'rejected',
      needed: [],
      reasons: [{ step: 'check', why: 'not_accepted' }],
    });
    await open();
    await screen.findByRole('heading', { name: 'We cannot confirm who you are' });
    expect(screen.getByRole('link', { name: /Talk to a person/ }).getAttribute('href')).toBe(
      '/m/help',
    );
  });

  it('is known, and nothing is left to do', async () => {
    identity = identityOf({ status: 'verified', level: 2, needed: [] });
    await open();
    await screen.findByRole('heading', { name: 'We know who you are' });
    expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull();
  });

  it('asks once more at a press where nobody told', async () => {
    platform.on('kyc', offline);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('kyc', () => identity);
    await user.click(again);
    await screen.findByRole('heading', { name: 'Show us who you are' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is nothing for a guest', async () => {
    await openApp({ at: '/m/kyc', session: { ...member, type: 4 } });
    await screen.findByText('A trial account has no identity to prove.');
    expect(platform.calls('kyc')).toHaveLength(0);
  });

  it.each([
    ['under_review', 'Under review'],
    ['verified', 'Verified'],
  ] as const)('says in the member centre that it is %s [MC-05]', async (status, text) => {
    platform.on('memberInfo', () => ({ ...memberInfo, kyc: { level: 2, status } }));
    await openApp({ at: '/m/myAccount/index', session: member });
    const row = await screen.findByRole('link', { name: /^Your identity/ });
    expect(await within(row).findByText(text)).toBeTruthy();
  });
});

describe('what is handed in', () => {
  it('sends what the document says, sealed, and goes on to the picture of it', async () => {
    platform.on('setKycDetails', () => {
      identity = identityOf({
        needed: ['front', 'back', 'selfie', 'check'],
        draft: { details, pictures: [] },
      });
      return null;
    });
    const { user } = await open('?step=details');
    await user.type(await screen.findByLabelText('Full name'), 'Maria Reyes');
    await user.type(screen.getByLabelText('Address'), '12 Larkfield Road, Cebu');
    await user.type(screen.getByLabelText('Number of the document'), 'AB-12 9984');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    // A day of birth is asked for before anything is sent.
    await screen.findByText('Choose your date of birth.');
    expect(platform.calls('setKycDetails')).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: 'Date of birth' }));
    await user.click(await screen.findByRole('button', { name: 'Use this date' }));
    await user.click(screen.getByRole('radio', { name: 'Driving licence' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('group', { name: 'The front of your identity card' });
    expect(here()).toBe('/m/kyc?step=front');
    const [call] = platform.calls('setKycDetails');
    expect(call?.payload).toMatchObject({
      name: 'Maria Reyes',
      document: 'licence',
      idNumber: 'AB-12 9984',
    });
    expect(JSON.stringify(call?.body)).not.toContain('9984');
  });

  it('keeps a number that is there, and says what was refused', async () => {
    identity = identityOf({ draft: { details, pictures: [] } });
    platform.on('setKycDetails', () => new Refusal('age.under', { params: { age: 21 } }));
    const { user } = await open('?step=details');
    await screen.findByText('We have it. Leave this empty to keep it.');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Only people of 21 and over may have an account.');
    expect(platform.calls('setKycDetails')[0]?.payload).toEqual(details);
  });

  it('sends a picture as soon as it is kept, and offers to send it again where it got lost', async () => {
    identity = identityOf({ needed: ['front', 'check'], draft: { details, pictures: [] } });
    platform.on('kycDocument', offline);
    const { user } = await open('?step=front');
    await user.upload(await screen.findByLabelText('Choose a file'), picture('front.png'));
    await user.click(await screen.findByRole('button', { name: 'Use this picture' }));
    const again = await screen.findByRole('button', { name: 'Send it again' });
    platform.on('kycDocument', () => {
      identity = identityOf({
        needed: ['check'],
        draft: { details, pictures: [{ kind: 'front', at: Date.UTC(2026, 10, 20) }] },
      });
      return { level: 0, status: 'none' };
    });
    await user.click(again);
    await screen.findByRole('heading', { name: 'Hand it in' });
    expect(here()).toBe('/m/kyc?step=check');
  });

  it('shows all of it once more and hands it to people', async () => {
    identity = identityOf({
      needed: ['check'],
      draft: { details, pictures: [{ kind: 'front', at: Date.UTC(2026, 10, 20) }] },
    });
    platform.on('beginKyc', () => {
      identity = identityOf({ status: 'under_review', needed: [] });
      return { level: 0, status: 'under_review' };
    });
    const { user } = await open('?step=check');
    await screen.findByText('12 Larkfield Road, Cebu');
    await user.click(screen.getByRole('button', { name: 'Hand it in' }));
    await screen.findByRole('heading', { name: 'Your documents are being looked at' });
    expect(here()).toBe('/m/kyc');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it.each([
    ['https://id.example.test/check/7', 1],
    ['javascript:alert(1)', 0],
  ])('goes on to the page of a provider: %s', async (url, times) => {
    identity = identityOf({ way: 'provider', needed: ['check'] });
    platform.on('beginKyc', () => ({ level: 0, status: 'none', url }));
    const { user } = await open('?step=check');
    await user.click(await screen.findByRole('button', { name: 'Go on to our partner' }));
    await waitFor(() => expect(platform.calls('beginKyc')).toHaveLength(1));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(times));
  });

  it('begins with what is wanted first where somebody comes to a later step by its address', async () => {
    await open('?step=selfie');
    expect(await screen.findByLabelText('Full name')).toBeTruthy();
  });

  it('says that somebody looks at it already, and shows that', async () => {
    identity = identityOf({ needed: ['check'] });
    platform.on('beginKyc', () => {
      identity = identityOf({ status: 'under_review', needed: [] });
      return new Refusal('kyc.closed');
    });
    const { user } = await open('?step=check');
    await user.click(await screen.findByRole('button', { name: 'Hand it in' }));
    await screen.findByRole('heading', { name: 'Your documents are being looked at' });
    expect(screen.queryByRole('button', { name: 'Hand it in' })).toBeNull();
  });
});

/** The smallest picture there is. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As a browser gives it: this page’s own have no bytes to read. */
function picture(name: string): File {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const file = new File([bytes], name, { type: 'image/png' });
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}
