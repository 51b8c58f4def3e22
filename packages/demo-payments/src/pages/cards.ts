interface CardInput {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

type CardField = keyof CardInput;

export type CardFaults = Partial<Record<CardField, string>>;

export const readCard = (form: URLSearchParams): CardInput => ({
  name: (form.get('name') ?? '').trim(),
  number: (form.get('number') ?? '').replaceAll(/[\s-]/g, ''),
  expiry: (form.get('expiry') ?? '').trim(),
  code: (form.get('code') ?? '').trim(),
});

export function faultsOf(card: CardInput, now: number): CardFaults {
  const faults: CardFaults = {};
  if (card.name === '' || card.name.length > 100) faults.name = 'Write the name on the card.';
  if (!isCardNumber(card.number)) faults.number = 'This is no number of a card. Check its digits.';
  if (!isInFuture(card.expiry, now)) {
    faults.expiry = 'Write month and year as on the card, such as 08/29.';
  }
  if (!/^\d{3,4}$/.test(card.code)) faults.code = 'Write the three digits on the back.';
  return faults;
}

/** The check digit of ISO 7812. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isInFuture(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^(\d\d) ?\/ ?(\d\d)$/.exec(expiry) ?? [];
  if (!(Number(month) >= 1 && Number(month) <= 12)) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now;
}
