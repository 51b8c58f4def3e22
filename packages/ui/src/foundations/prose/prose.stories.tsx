import type { Meta, StoryObj } from '@storybook/react-vite';

import { column } from '../../testing/board.css.ts';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Foundations/Prose',
  component: Prose,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    children: (
      <>
        <h2>How it works</h2>
        <p>
          Read <a href="#terms">the terms</a> first. <strong>One per member.</strong>
        </p>
        <ol>
          <li>Deposit 500 or more for the first time.</li>
          <li>We add 258 to your balance that day, so that you can look around for longer.</li>
        </ol>
        <ul>
          <li>Slots count in full</li>
          <li>Live tables count a tenth</li>
        </ul>
        <table>
          <tbody>
            <tr>
              <th scope="row">Least deposit</th>
              <td>500</td>
            </tr>
            <tr>
              <th scope="row">Play through</th>
              <td>8 times</td>
            </tr>
          </tbody>
        </table>
        <p>
          <small>Full terms apply.</small>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Quiet: Story = { args: { quiet: true } };
