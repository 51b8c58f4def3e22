import { expireCodes, mobileOf } from '../../e2e/support/database.ts';
import { nextMessage } from '../../e2e/support/messages.ts';
import { expect, siteOf } from '../../e2e/support/test.ts';
import { scene, type Stage } from './stage.ts';
import { chooseCountry } from '../../e2e/support/country.ts';

const secret = 'seven quiet rivers';
const path = '/member/register';

/** A name that nobody has, and a number. */
const newName = (): string => `nova_${Date.now().toString(36)}`;
const newNumber = (): string => `917${String(Date.now()).slice(-7)}`;

/** Into whichever of these is asked for on the step that is shown. */
async function answer({ field }: Stage, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    const asked = field(label);
    if ((await asked.count()) > 0) await asked.fill(text);
  }
}

const about = (name: string) => ({
  'E-mail': `${name}@example.org`,
  Nickname: 'Nova',
  'Name on your bank account': 'Nova Reyes',
});

async function openForm({ open, field }: Stage, query = ''): Promise<void> {
  await open(`/m/register${query}`);
  await expect(field('Password')).toBeVisible();
}

const typeAccount = (stage: Stage, name: string): Promise<void> =>
  answer(stage, { Username: name, Password: secret, 'Password again': secret });

/** As a password manager writes it. */
const typeBirthday = ({ page }: Stage, day: string): Promise<void> =>
  page.locator('input[autocomplete="bday"]').fill(day, { force: true });

/** The button at the end of the step that is shown. */
const goOn = ({ page }: Stage): Promise<void> =>
  page.getByRole('button', { name: /^(Next|Create account)$/ }).click({ force: true });

async function sendCode({ page, type, press }: Stage, number: string): Promise<string> {
  await chooseCountry(page, 'Philippines');
  await type('Mobile number', number);
  const message = nextMessage(`+63${number}`);
  await press('Send code');
  return message(/your code is (\d+)/);
}

/** Up to the step at which the account is made, with a code where one is asked for. */
async function goToEnd(stage: Stage, name: string, code?: string): Promise<void> {
  const { page, field } = stage;
  const end = page.getByRole('button', { name: 'Create account' });
  for (let step = 0; step < 3; step += 1) {
    if ((await field('Password').count()) > 0) await typeAccount(stage, name);
    if ((await field('Mobile number').count()) > 0 && code === undefined)
      await answer(stage, { 'Code from the message': await sendCode(stage, newNumber()) });
    if ((await page.getByRole('combobox', { name: 'Birthday' }).count()) > 0)
      await typeBirthday(stage, '1990-04-17');
    await answer(stage, about(name));
    if (await end.isVisible()) break;
    await goOn(stage);
  }
  const terms = page.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.check({ force: true });
}

const makeAccount = async (stage: Stage): Promise<void> => {
  if ((await stage.field('Digits in the picture').count()) > 0) await stage.typeDigits();
  await goOn(stage);
};

scene('registration, step by step', async (stage) => {
  const { page, look, field, type, code } = stage;
  await openForm(stage);
  await look('register');
  await goOn(stage);
  await look('register-empty', { says: 'Username is needed', goes: true });
  await type('Username', 'x');
  await type('Password', 'abc');
  await type('Password again', 'abd');
  await goOn(stage);
  await look('register-short', { says: '4 to 20 letters, digits or underscores', goes: true });
  await type('Username', newName());
  await type('Password', secret);
  await type('Password again', 'seven loud rivers');
  await goOn(stage);
  await look('register-unequal', { says: 'Confirmation password not matched.', goes: true });
  await type('Password again', secret);
  if (code !== 'mango') {
    await goOn(stage);
    await look('register-about');
    await goOn(stage);
    await look('register-about-empty', { says: 'is needed', goes: true });
  }
  await page.getByRole('combobox', { name: 'Birthday' }).click();
  await expect(page.getByRole('dialog', { name: 'Birthday' })).toBeVisible();
  await look('register-birthday');
  await page.keyboard.press('Escape');
  await typeBirthday(stage, `${new Date().getFullYear() - 10}-04-17`);
  await answer(stage, about(newName()));
  if ((await field('Mobile number').count()) > 0) {
    await answer(stage, { 'Code from the message': await sendCode(stage, newNumber()) });
    await look('register-code-sent', { says: 'SMS code sent, please check' });
  }
  await goOn(stage);
  await look('register-too-young', { says: 'may have an account', goes: true });
});

scene('registration with a name that somebody has', async (stage) => {
  const { page, type, look, member } = stage;
  await openForm(stage);
  await type('Username', member);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Sorry, the username already exists/)).toBeVisible();
  await look('register-taken', { says: 'Sorry, the username already exists.' });
});

scene(
  'registration, the last step',
  async (stage) => {
    const { page, look, press, field, type } = stage;
    await openForm(stage);
    await goToEnd(stage, newName());
    await look('register-finish');
    await press('Create account');
    await look('register-captcha-empty', { says: 'Type the digits you see', goes: true });
    await field('Digits in the picture').fill('0000');
    await press('Create account');
    await expect(page.getByText(/^Those are not the digits/)).toBeVisible();
    await look('register-captcha-wrong', { says: 'Those are not the digits', goes: true });
    await page.getByText('More, if you like').click();
    await look('register-more');
    await type('Invitation code', 'NOBODY99');
    await makeAccount(stage);
    await expect(page.getByText(/^Invalid invitation code/).first()).toBeVisible();
    await look('register-affiliate', { says: 'Invalid invitation code', goes: true });
  },
  ['aurora', 'noir', 'pulse'],
);

scene('registration by a link that nobody gave', async (stage) => {
  await openForm(stage, '?affid=NOBODY99');
  await stage.look('register-link');
});

scene(
  'registration by a number',
  async (stage) => {
    const { page, look, type, code } = stage;
    await openForm(stage);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await look('register-mobile');
    await goOn(stage);
    await look('register-mobile-empty', { says: 'Mobile number is needed', goes: true });
    const number = newNumber();
    const sent = await sendCode(stage, number);
    await type('Code from the message', sent === '000000' ? '111111' : '000000');
    await goToEnd(stage, newName(), sent);
    await makeAccount(stage);
    await expect(page.getByText(/^Verification code error/)).toBeVisible();
    await look('register-code-wrong', { says: 'Verification code error', goes: true });
    await expireCodes(code);
    await type('Code from the message', sent);
    await goToEnd(stage, newName(), sent);
    await makeAccount(stage);
    await expect(page.getByText(/^This code has run out/)).toBeVisible();
    await look('register-code-expired', { says: 'This code has run out', goes: true });
  },
  ['aurora', 'pulse'],
);

scene(
  'registration by a number that somebody has',
  async (stage) => {
    const { page, look, type, code, member } = stage;
    await openForm(stage);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('combobox', { name: 'Country', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Country' })).toBeVisible();
    await look('register-countries');
    await page.keyboard.press('Escape');
    const sent = await sendCode(stage, (await mobileOf(code, member)).replace(/^63/, ''));
    await type('Code from the message', sent);
    await goToEnd(stage, newName(), sent);
    await makeAccount(stage);
    await expect(page.getByText(/^This mobile number belongs to another/)).toBeVisible();
    await look('register-number-taken', {
      says: 'This mobile number belongs to another account',
      goes: true,
    });
  },
  ['aurora'],
);

scene('registration when something is broken', async (stage) => {
  const { page, open, fail, mend, look } = stage;
  await fail('/system/registerSettings', 'silent');
  await open('/m/register');
  await look('register-waiting');
  await mend('/system/registerSettings');
  await fail('/system/registerSettings', 'broken');
  await open('/m/register');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await look('register-not-loaded');
  await mend('/system/registerSettings');
  await openForm(stage);
  await goToEnd(stage, newName());
  await fail(path, 'broken');
  await makeAccount(stage);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('register-broken', { says: 'Unknown error' });
  await mend(path);
});

scene('registration comes to its good end', async (stage) => {
  const { page, code, look } = stage;
  await openForm(stage);
  await goToEnd(stage, newName());
  await makeAccount(stage);
  await expect(page).toHaveURL(`${siteOf(code)}/m/${code === 'mango' ? 'home' : 'login'}`);
  await look('register-done', { says: 'Registered successfully' });
});
