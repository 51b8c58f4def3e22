import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import * as css from '../../testing/board.css.ts';
import { countryWords } from '../../testing/words.ts';
import { CodeField } from '../code-field/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Form } from './form.tsx';
import type { FormError } from './error-news.ts';

interface LimitProps {
  /** Told what was sent. */
  onSent: (fields: Record<string, FormDataEntryValue>) => void;
}

const texts: Readonly<Record<string, string>> = {
  period: 'Choose how long.',
  odds: 'Choose one of the two.',
  start: 'Choose a day.',
  mobile: 'Type seven to twenty digits.',
  code: 'Type the code.',
};

/** Fields that keep their own values, and are read when the form is sent. */
function Limit({ onSent }: LimitProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const errorOf = (field: string): string | undefined =>
    errors.find((error) => error.field === field)?.text;
  return (
    <div className={css.column}>
      <Form
        errors={errors}
        summaryTitle={(count) => (count === 1 ? 'One thing to mend' : `${count} things to mend`)}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget);
          const found = Object.entries(texts).filter(([field]) => !sent.get(field));
          setErrors(found.map(([field, text]) => ({ field, text })));
          if (found.length === 0) onSent(Object.fromEntries(sent));
        }}
      >
        <RadioGroup name="period" required label="For how long" error={errorOf('period')}>
          <Radio value="day">A day</Radio>
          <Radio value="week">A week</Radio>
        </RadioGroup>
        <Segmented
          name="odds"
          required
          label="How odds are written"
          options={[
            { value: 'decimal', label: 'Decimal' },
            { value: 'fraction', label: 'Fractions' },
          ]}
          error={errorOf('odds')}
        />
        <DatePicker
          name="start"
          required
          label="From"
          locale="en-GB"
          error={errorOf('start')}
          labels={{
            close: 'Close',
            previous: 'Back',
            next: 'On',
            choose: 'Choose a year',
            hour: 'Hour',
            minute: 'Minute',
            done: 'Take this time',
          }}
        />
        <PhoneField
          name="mobile"
          required
          label="Mobile number"
          countryLabel="Dialling code"
          labels={countryWords}
          countries={[{ code: 'MT', dial: '356', name: 'Malta' }]}
          error={errorOf('mobile')}
        />
        <CodeField
          name="code"
          required
          label="Code"
          onSend={() => undefined}
          error={errorOf('code')}
          labels={{
            send: 'Send code',
            sending: 'The code is being sent',
            wait: String,
            again: 'Send again',
            sent: 'The code is on its way',
          }}
        />
        <Button type="submit" full>
          Save
        </Button>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Limit,
  args: { onSent: fn() },
} satisfies Meta<typeof Limit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = canvas.getByRole('region', { name: '5 things to mend' });
    await waitFor(() => expect(summary).toHaveFocus());
    const lead = (text: string) =>
      userEvent.click(within(summary).getByRole('link', { name: text }));

    await lead('Choose how long.');
    await expect(canvas.getByRole('radio', { name: 'A day' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await lead('Choose one of the two.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fractions' })).toBeChecked();
    await lead('Type seven to twenty digits.');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    await userEvent.keyboard('79123456');
    await lead('Type the code.');
    await userEvent.keyboard('4821');
    await lead('Choose a day.');
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = canvas.getByRole('dialog', { name: 'From' });
    await userEvent.click(within(sheet).getAllByRole('button', { name: /\b15\b/ })[0] ?? sheet);
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSent).toHaveBeenCalledWith({
      period: 'day',
      odds: 'fraction',
      start: expect.stringMatching(/^\d{4}-\d{2}-15$/),
      mobile: '+35679123456',
      code: '4821',
    });
  },
};
