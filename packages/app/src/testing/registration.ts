import { screen, waitFor, within } from '@testing-library/react';
import { emailPattern, LONGEST_EMAIL, type Reply } from '@livery/contract/client';
import { startPlatform, type Platform } from './platform.ts';
import { openApp, type OpenedPage, type Scene } from './render.tsx';

type Settings = Reply<'registerSettings'>;
type Rule = Settings['fields'][string];

/** Bounds as the platform has them, in its order. */
const bounds: Readonly<Record<string, Pick<Rule, 'pattern' | 'min' | 'max'>>> = {
  username: { pattern: '^[A-Za-z0-9_]+$', min: 4, max: 20 },
  password: { pattern: '', min: 8, max: 64 },
  confirmPassword: { pattern: '', min: 8, max: 64 },
  mobileNum: { pattern: String.raw`^\d+$`, min: 7, max: 20 },
  verificationCode: { pattern: String.raw`^\d+$`, min: 4, max: 10 },
  birthday: { pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, min: 10, max: 10 },
  email: { pattern: emailPattern, min: 5, max: LONGEST_EMAIL },
  nickname: { pattern: '', min: 2, max: 20 },
  payeeName: { pattern: '', min: 2, max: 60 },
  idNumber: { pattern: '', min: 4, max: 30 },
  paymentPassword: { pattern: String.raw`^\d{6}$`, min: 6, max: 6 },
  affiliateCode: { pattern: '', min: 3, max: 30 },
  recommenderId: { pattern: '', min: 1, max: 30 },
  qqNum: { pattern: String.raw`^\d+$`, min: 5, max: 15 },
  facebook: { pattern: '', min: 1, max: 60 },
  wechat: { pattern: '', min: 1, max: 60 },
  line: { pattern: '', min: 1, max: 60 },
  whatsapp: { pattern: '', min: 1, max: 60 },
  zalo: { pattern: '', min: 1, max: 60 },
  captcha: { pattern: String.raw`^\d+$`, min: 4, max: 6 },
};

const allFields = Object.keys(bounds);

export type Asked = Readonly<Record<string, 'required' | 'optional'>>;

const always: Asked = { username: 'required', password: 'required', confirmPassword: 'required' };

/** So much that it takes steps. */
export const longForm: Asked = {
  email: 'required',
  mobileNum: 'required',
  verificationCode: 'required',
  birthday: 'required',
  captcha: 'required',
};

/** What a site asks for besides a name and a password. */
export function settingsFor(asked: Asked = {}, more: Partial<Settings> = {}): Settings {
  const all: Asked = { ...always, ...asked };
  const rules = allFields.map((name, order): [string, Rule] => [
    name,
    {
      pattern: '',
      min: 0,
      max: 60,
      ...bounds[name],
      enabled: all[name] !== undefined,
      required: all[name] === 'required',
      order,
      message: `rule.${name}`,
    },
  ]);
  return {
    methods: { username: true, mobile: false },
    captcha: all['captcha'] !== undefined,
    smsVerification: all['verificationCode'] !== undefined,
    firebase: false,
    social: { google: false, facebook: false },
    affiliate: {
      enabled: all['affiliateCode'] !== undefined,
      required: all['affiliateCode'] === 'required',
    },
    minAge: 21,
    ...more,
    fields: { ...Object.fromEntries(rules), ...more.fields },
  };
}

/** A platform at which anybody may register who gives a name and a password. */
export async function startDoor(settings: Settings = settingsFor()): Promise<Platform> {
  const platform = await startPlatform();
  platform.on('registerSettings', () => settings);
  platform.on('memberExists', () => ({ exists: false }));
  platform.on('countries', () => ({
    current: { code: 'PH', dialingCode: '+63' },
    list: [
      { code: 'DE', name: 'Germany', dialingCode: '+49', flag: '' },
      { code: 'PH', name: 'Philippines', dialingCode: '+63', flag: '' },
    ],
  }));
  platform.on('verification', () => ({ captcha: false, challenge: { provider: 'none' } }));
  platform.on('captcha', () => btoa('picture'));
  platform.on('register', () => ({ userName: 'nova', userId: '7' }));
  platform.on('hotGames', () => ({ list: [] }));
  platform.on('gameList', () => ({ games: [], pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  return platform;
}

export interface OpenedDoor extends OpenedPage {
  /** A field by its label. */
  field(label: string): HTMLInputElement;
  type(label: string, text: string): Promise<void>;
  /** Three presses on the wheel: day, month and year as it names them. */
  choose(...names: readonly string[]): Promise<void>;
  press(name: string): Promise<void>;
  /** Name and passwords, as somebody fills them in. */
  begin(name?: string): Promise<void>;
}

// A tab of the same name labels its panel.
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

export async function openRegister(scene: Scene = {}): Promise<OpenedDoor> {
  const opened = await openApp({ at: '/m/register', ...scene });
  const { user } = opened;
  await screen.findByText('Already have an account?');
  await waitFor(() => screen.getByRole('button', { name: /^(Next|Create account)$/ }));
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  return {
    ...opened,
    field,
    type,
    press: (name) => user.click(screen.getByRole('button', { name })),
    choose: async (...names) => {
      await user.click(screen.getByRole('combobox', { name: 'Birthday' }));
      const sheet = within(screen.getByRole('dialog', { name: 'Birthday' }));
      for (const name of names) await user.click(sheet.getByRole('option', { name }));
    },
    begin: async (name = 'nova') => {
      await type('Username', name);
      await type('Password', 'kettle blue 9');
      await type('Password again', 'kettle blue 9');
    },
  };
}
