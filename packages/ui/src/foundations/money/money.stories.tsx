import type { Meta, StoryObj } from '@storybook/react-vite';

import { column } from '../../testing/board.css.ts';
import { Text } from '../text/text.tsx';
import { formatMoney } from './index.ts';

const amounts = ['0.5', '250.00', '12480.50', '1204882.999'];

/** Amounts one under the other, as a language writes them. */
function Amounts({ locale, symbol }: { locale: string; symbol: string }) {
  return amounts.map((amount) => (
    <Text key={amount} voice="figures" translate="no">
      {formatMoney(amount, { locale, symbol })}
    </Text>
  ));
}

const meta = {
  title: 'Foundations/Money',
  component: Amounts,
  args: { locale: 'en-PH', symbol: '₱' },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof Amounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CutAndNeverRoundedUp: Story = {};
export const GroupedInGerman: Story = { args: { locale: 'de', symbol: '€' } };
