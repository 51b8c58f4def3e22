import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import * as css from '../../testing/board.css.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './form.tsx';
import type { FormError } from './error-news.ts';

const texts: Readonly<Record<string, string>> = {
  name: 'Type your name as it stands in your passport.',
  country: 'Choose where you live.',
  terms: 'Agree to the terms to go on.',
};
const countries = ['Malta', 'Philippines'].map((label) => ({ value: label, label }));

interface SignUpProps {
  /** Told what was sent. */
  onSent: (fields: Record<string, FormDataEntryValue>) => void;
}

const check = (form: HTMLFormElement, fields: readonly string[]): readonly FormError[] => {
  const data = new FormData(form);
  return fields
    .filter((field) => !data.get(field))
    .map((field) => ({ field, text: texts[field] ?? '' }));
};

function SignUp({ onSent }: SignUpProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const textOf = (field: string): string | undefined =>
    errors.find((error) => error.field === field)?.text;
  return (
    <div className={css.column}>
      <Form
        errors={errors}
        summaryTitle={(count) => (count === 1 ? 'One thing to mend' : `${count} things to mend`)}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const found = check(form, ['name', 'country', 'terms']);
          setErrors(found);
          if (found.length === 0) onSent(Object.fromEntries(new FormData(form)));
        }}
      >
        <TextField
          required
          name="name"
          label="Name"
          icon="user"
          error={textOf('name')}
          onBlur={({ target }) => {
            const others = errors.filter(({ field }) => field !== 'name');
            if (target.form) setErrors([...check(target.form, ['name']), ...others]);
          }}
        />
        <TextField name="middle" label="Middle name" mark="optional" icon="user" />
        <Select
          required
          name="country"
          label="Country"
          placeholder="Choose a country"
          defaultValue=""
          options={countries}
          error={textOf('country')}
        />
        <Checkbox required name="terms" error={textOf('terms')}>
          I am of age and agree to the terms.
        </Checkbox>
        <Button type="submit" full>
          Open an account
        </Button>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Forms/Form',
  component: SignUp,
  args: { onSent: fn() },
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open an account' }));
    const summary = canvas.getByRole('region', { name: '3 things to mend' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '3 things to mend' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Malta');
    await userEvent.click(canvas.getByRole('link', { name: texts['terms'] ?? '' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('link', { name: texts['name'] ?? '' }));
    await userEvent.keyboard('Marisol{Enter}');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('region', { name: /to mend/ })).toBeNull();
    await expect(args.onSent).toHaveBeenCalledWith({
      name: 'Marisol',
      middle: '',
      country: 'Malta',
      terms: 'on',
    });
  },
};

export const SaidAtOnce: Story = {
  name: 'Says aloud what turns out wrong before the form is sent, and lists nothing yet',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts['name'] ?? '');
    await expect(canvas.queryByRole('region', { name: /to mend/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Middle name optional' })).toHaveFocus();
  },
};
