import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Checkbox } from '../checkbox/index.ts';
import { OneTimeCode } from '../one-time-code/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Segmented } from '../segmented/index.ts';
import { TextArea } from '../text-area/index.ts';
import { Form } from './form.tsx';

const wrong = { hint: 'A hint', error: 'Mend it' };
const fields: readonly [name: string, field: ReactElement][] = [
  ['a field', <TextArea key="area" label="Words" {...wrong} />],
  [
    'a checkbox',
    <Checkbox key="box" {...wrong}>
      Agree
    </Checkbox>,
  ],
  ['a code', <OneTimeCode key="code" label="Code" {...wrong} />],
  [
    'a group of choices',
    <RadioGroup key="group" label="Choice" {...wrong}>
      …
    </RadioGroup>,
  ],
  ['segments', <Segmented key="segments" label="Choice" options={[]} {...wrong} />],
];

const alerts = (element: ReactElement): number =>
  renderToString(element).split('role="alert"').length - 1;

it.each(fields)('%s says what is wrong as soon as it is', (_name, field) => {
  expect(alerts(field)).toBe(1);
  expect(renderToString(field)).not.toContain('A hint');
});

it.each(fields)('%s leaves it to a form that knows what is wrong', (_name, field) => {
  const errors = [{ field: 'any', text: 'Mend it' }];
  expect(alerts(<Form summaryTitle={String}>{field}</Form>)).toBe(1);
  expect(
    alerts(
      <Form errors={errors} summaryTitle={String}>
        {field}
      </Form>,
    ),
  ).toBe(0);
});
