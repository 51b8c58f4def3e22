import { endSessions, readSessions } from '../../chapters/member/index.ts';
import { commandOf } from '../act/declared.ts';
import { ordering } from '../act/form.ts';
import { columns, counted, minuteOf, oneLine } from '../terminal/print.ts';

const ending = {
  act: endSessions,
  say: ({ result: { account, ended } }: { result: { account: string; ended: number } }) =>
    `${counted(ended, 'session', 'sessions')} of ${oneLine(account)} ended.\n`,
} as const;

export const sessionsCommand = commandOf({
  name: 'sessions',
  summary: 'lists where an account is in use, and ends it there',
  about: `Lists where an account is in use and which devices are remembered, or ends one of
them, or all: with it end its sessions, their open pages and their games, and the
device is remembered no longer. Looking and ending are written into the audit.`,
  forms: [
    ordering({
      line: '<account>',
      about: 'lists them',
      act: readSessions,
      isReading: true,
      say({ result: { account, devices } }) {
        if (devices.length === 0) return `${oneLine(account)} is in use nowhere.\n`;
        const rows = devices.map(({ id, device, ip, country, lastSeenAt, remembered }) => [
          id,
          minuteOf(new Date(lastSeenAt)),
          oneLine(device) || 'unknown device',
          oneLine([ip, country].filter((part) => part !== '').join(' ')) || 'unknown place',
          remembered ? 'remembered' : '',
        ]);
        return `${columns(rows)}\n`;
      },
    }),
    ordering({ ...ending, line: '<account> end all', about: 'ends all', given: { id: null } }),
    ordering({ ...ending, line: '<account> end <id>', about: 'ends one' }),
  ],
});
