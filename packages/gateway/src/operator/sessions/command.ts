import { runAct } from '../../kernel/acts/run.ts';
import { StartError } from '../../kernel/start-error.ts';
import {
  merchantNamed,
  orderFrom,
  repeatNote,
  type OperatorCommand,
  type Work,
} from '../terminal/command.ts';
import { ORDER_OPTIONS, orderHelp, readWords, type GivenWords } from '../terminal/options.ts';
import { columns, counted, minuteOf, oneLine } from '../terminal/print.ts';
import { endSessions, readSessions } from '../../chapters/member/index.ts';

const usage = `Usage: pnpm gateway sessions <merchant> <account> [end <id>|all]

Lists where an account is in use and which devices are remembered, or ends one
of them, or all: with it end its sessions, their open pages and their games, and
the device is remembered no longer. Looking and ending are written into the audit.

${orderHelp}`;

export const sessionsCommand: OperatorCommand = {
  name: 'sessions',
  summary: 'lists where an account is in use, and ends it there',
  usage,
  read(args) {
    const given = readWords(usage, args, ORDER_OPTIONS);
    const [code, account, verb, which, ...more] = given.words;
    if (code === undefined || account === undefined || more.length > 0) throw new StartError(usage);
    if (verb === undefined) {
      if (given.options['key'] !== undefined) throw new StartError(usage);
      return list(code, account, given);
    }
    if (verb !== 'end' || which === undefined) throw new StartError(usage);
    return end(code, account, which === 'all' ? null : which, given);
  },
};

function list(code: string, account: string, given: GivenWords): Work {
  const order = { ...orderFrom(given), params: { account } };
  return async (desk) => {
    const merchant = merchantNamed(desk.merchants, code);
    const { result } = await runAct(desk, readSessions, { ...order, merchant });
    if (result.devices.length === 0) return `${oneLine(result.account)} is in use nowhere.\n`;
    const rows = result.devices.map(({ id, device, ip, country, lastSeenAt, remembered }) => [
      id,
      minuteOf(new Date(lastSeenAt)),
      oneLine(device) || 'unknown device',
      oneLine([ip, country].filter((part) => part !== '').join(' ')) || 'unknown place',
      remembered ? 'remembered' : '',
    ]);
    return `${columns(rows)}\n`;
  };
}

function end(code: string, account: string, id: string | null, given: GivenWords): Work {
  const order = { ...orderFrom(given), params: { account, id } };
  return async (desk) => {
    const merchant = merchantNamed(desk.merchants, code);
    const report = await runAct(desk, endSessions, { ...order, merchant });
    const { account: name, ended } = report.result;
    return `${repeatNote(report)}${counted(ended, 'session', 'sessions')} of ${oneLine(name)} ended.\n`;
  };
}
