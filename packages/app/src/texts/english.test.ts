import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./EN/*.json', {
  eager: true,
  import: 'default',
});
const texts = Object.assign({}, ...Object.values(files)) as Record<string, string>;

/** Sentences that the product quotes. Another may follow and say what to do; the quoted one stays as it is. */
it.each([
  ['error.affiliate.invalid', 'Invalid invitation code'],
  ['error.confirm.mismatch', 'Confirmation password not matched'],
  ['error.sms.wrong', 'Verification code error'],
  ['error.auth.required', 'You are not logged in, please login first'],
  ['error.user.missing', 'Sorry, the user does not exist or is disabled'],
  ['error.username.taken', 'Sorry, the username already exists'],
  ['error.referrer.invalid', 'Referrer link error'],
  ['error.unknown', 'Unknown error'],
  ['error.url.empty', 'The requested url is empty...'],
  ['error.system.upgrading', 'System upgrading, please try again later'],
  [
    'error.region.blocked',
    'Due to restriction of your location or IP address, you are not allowed to access the site',
  ],
  ['play.blocked', 'Popup blocked'],
  ['error.failed', 'Loading failed, click to retry'],
  ['error.login.not_member', 'Non-member account unable to login'],
  ['error.login.not_agent', 'Non-agents cannot log in'],
  ['error.trial.forbidden', 'Please login an actual account to use this function'],
  ['register.done', 'Registered successfully, ready for login'],
  ['code.sent', 'SMS code sent, please check'],
  ['password.changed', 'Change saved'],
  ['flag.CHNGPASSVERIF3.done', 'Password reset successful'],
  ['phone.rule', 'Please enter a valid mobile number'],
])('begins %s with the sentence that is quoted', (key, sentence) => {
  const text = texts[key] ?? '';
  expect([sentence, `${sentence}.`]).toContain(text.split(/(?<=\w\.) /)[0]);
});

it('spells as in Britain, everywhere alike', () => {
  const american = Object.entries(texts).filter(([, text]) =>
    /\b(?:\w*centers?|favorites?|colors?|canceled|license)\b/i.test(text),
  );
  expect(american).toEqual([]);
});
