import { visit } from '@livery/demo-payments/testing/visitor';

interface CardPayment {
  readonly name: string;
  readonly outcome?: string;
}

/** On the provider's page, and then on that of the bank that gave the card out, as a person does. */
export async function payByCard(
  page: string,
  { name, outcome = 'paid' }: CardPayment,
): Promise<void> {
  const card = { name, number: '4000 0000 0000 0002', expiry: '12/49', code: '123' };
  const asked = await visit(`${page}/pay`, { form: { ...card, outcome } });
  const bank = asked.headers.location;
  if (asked.status !== 303 || bank === undefined) throw new Error(`no bank asks: ${asked.status}`);
  const { status } = await visit(bank, { form: { outcome, answer: 'yes' } });
  if (status !== 303) throw new Error(`the bank says ${status}`);
}
