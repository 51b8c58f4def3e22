import { Avatar } from '../../data/avatar/index.ts';
import { CaptchaField } from '../../forms/captcha-field/index.ts';
import { CodeField } from '../../forms/code-field/index.ts';
import { CopyButton } from '../../actions/copy-button/index.ts';
import { DatePicker } from '../../forms/date-picker/index.ts';
import { FileUpload } from '../../forms/file-upload/index.ts';
import { Pagination } from '../../data/pagination/index.ts';
import { PhoneField } from '../../forms/phone-field/index.ts';
import { Popover } from '../../overlays/popover/index.ts';
import { Progress } from '../../feedback/progress/index.ts';
import { Radio, RadioGroup } from '../../forms/radio-group/index.ts';
import { Select } from '../../forms/select/index.ts';
import { Switch } from '../../forms/switch/index.ts';
import { Tag } from '../../data/tag/index.ts';
import { Tooltip } from '../../overlays/tooltip/index.ts';
import { countryWords } from '../words.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const forms: Samples = {
  Avatar: { element: <Avatar name="Marisol Cruz" /> },
  CaptchaField: {
    element: (
      <CaptchaField
        label="Digits"
        value=""
        onValueChange={nothing}
        onRefresh={nothing}
        refreshLabel="Another"
      />
    ),
  },
  CodeField: {
    element: (
      <CodeField
        label="Code"
        value=""
        onValueChange={nothing}
        onSend={nothing}
        until={1}
        labels={{ send: 'Send', sending: 'Sending', wait: String, again: 'Again', sent: 'Sent' }}
      />
    ),
  },
  CopyButton: { element: <CopyButton value="1" label="Copy" doneLabel="Copied" /> },
  DatePicker: {
    element: (
      <DatePicker
        label="Day"
        value="2026-03-09"
        onValueChange={nothing}
        locale="en"
        labels={{
          close: 'Close',
          previous: 'Back',
          next: 'On',
          choose: 'Choose',
          hour: 'Hour',
          minute: 'Minute',
          done: 'Done',
        }}
      />
    ),
  },
  FileUpload: {
    element: (
      <FileUpload
        label="Pictures"
        labels={{
          add: 'Add',
          limits: (kinds) => kinds,
          remove: (name) => `Remove ${name}`,
          refusals: { type: 'Kind', size: 'Size', count: 'Count' },
        }}
      />
    ),
  },
  Pagination: {
    element: (
      <Pagination
        label="Pages"
        page={2}
        count={20}
        locale="en"
        previousLabel="Back"
        nextLabel="On"
        pageLabel={(page) => `Page ${page}`}
      />
    ),
  },
  PhoneField: {
    element: (
      <PhoneField
        label="Mobile"
        countryLabel="Code"
        labels={countryWords}
        countries={[{ code: 'PH', dial: '63', name: 'Philippines' }]}
        value={{ dial: '63', number: '' }}
        onValueChange={nothing}
      />
    ),
  },
  Popover: {
    element: (
      <Popover trigger={<button type="button">Open</button>} label="More">
        …
      </Popover>
    ),
  },
  Progress: { element: <Progress label="Sent" value={3} /> },
  Radio: {
    element: <Radio value="a">A</Radio>,
    within: (part) => (
      <RadioGroup label="Choice" value="a" onValueChange={nothing}>
        {part}
      </RadioGroup>
    ),
  },
  RadioGroup: {
    element: (
      <RadioGroup label="Choice" value="a" onValueChange={nothing}>
        …
      </RadioGroup>
    ),
  },
  Select: { element: <Select label="Bank" options={[{ value: 'a', label: 'A' }]} /> },
  Switch: { element: <Switch label="Messages" /> },
  Tag: { element: <Tag>New</Tag> },
  Tooltip: {
    element: (
      <Tooltip description="More">
        <button type="button">Hint</button>
      </Tooltip>
    ),
  },
};
