import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { newCodeSecret, enrol, logIn } from '../../chapters/office/index.ts';
import { hashSecret } from '../../kernel/secrets/secrets.ts';
import type { Terminal } from '../../operator/terminal/here.ts';
import { tokenFile, writeToken } from '../../operator/terminal/token-file.ts';
import type { TestGateway } from '../gateway.ts';

export const OFFICE_PASSWORD = 'a hat of seven feathers';

/** A terminal with somebody at it, who answers in the order they were told to. */
export interface TestTerminal extends Terminal {
  readonly answers: (string | (() => string))[];
  /** What was asked and shown. */
  readonly heard: string[];
}

export interface Colleague {
  readonly name: string;
  readonly terminal: TestTerminal;
  /** The code of a half minute from now; none is taken twice. */
  code(steps?: number): string;
  login(): Promise<void>;
  /** `office …`, by their own name. */
  office(...args: string[]): Promise<string>;
  /** Any other command. */
  operate(command: string, ...args: string[]): Promise<string>;
}

export interface Office {
  openTerminal(): TestTerminal;
  /** Somebody who is enrolled, has these roles at aurora, and is logged in. */
  employ(name: string, roles: readonly string[], merchant?: string): Promise<Colleague>;
  /** The number of what was asked for, in what was answered. */
  close(): void;
}

export const askedAs = (text: string): string => / as (\d+),/.exec(text)?.[1] ?? '';

export const codeOf = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** What an office needs of a gateway. */
type OfficeGround = Pick<TestGateway, 'db' | 'now' | 'advance' | 'desk' | 'operateAt'>;

export function openOffice(gateway: OfficeGround): Office {
  const folder = mkdtempSync(join(tmpdir(), 'livery-office-'));
  const openTerminal = (): TestTerminal => {
    const answers: TestTerminal['answers'] = [];
    const heard: string[] = [];
    return {
      name: `terminal ${randomBytes(6).toString('hex')}`,
      place: 'cli tests@here',
      folder,
      answers,
      heard,
      async ask(question) {
        heard.push(question);
        const answer = answers.shift();
        if (answer === undefined) throw new Error(`nobody answered: ${question}`);
        return typeof answer === 'string' ? answer : answer();
      },
      say: (text) => void heard.push(text),
    };
  };
  const employ: Office['employ'] = async (name, roles, merchant = 'aurora') => {
    const { db, now } = gateway;
    const terminal = openTerminal();
    const desk = gateway.desk(terminal);
    const passwords = await desk.passwords();
    const invitation = randomBytes(8).toString('hex');
    await db
      .insertInto('staff')
      .values({
        name,
        invite_hash: hashSecret(invitation),
        invite_until: new Date(now() + 60_000),
      })
      .execute();
    const secret = newCodeSecret(name);
    const code = (steps = 0) => codeOf(secret.text, now() + steps * 30_000);
    const { place } = terminal;
    const password = OFFICE_PASSWORD;
    await enrol(desk, passwords, { name, invitation, password, secret, code: code(-1), place });
    if (roles.length > 0) {
      await db
        .insertInto('staff_role')
        .values(roles.map((role) => ({ name, role, merchant })))
        .execute();
    }
    const seat = { terminal: terminal.name ?? '', place };
    const login = async () => {
      const row = await db
        .selectFrom('staff')
        .select('totp_step')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      const current = BigInt(Math.floor(now() / 30_000));
      if ((row.totp_step ?? 0n) >= current + 1n) gateway.advance(30_000);
      const steps = (row.totp_step ?? 0n) >= BigInt(Math.floor(now() / 30_000)) ? 1 : 0;
      const token = await logIn(desk, passwords, { name, password, code: code(steps) }, seat);
      await writeToken(tokenFile(terminal, name), token);
    };
    await login();
    const operate: Colleague['operate'] = (command, ...args) =>
      gateway.operateAt(terminal, command, ...args, '--as', name);
    const office: Colleague['office'] = (...args) => {
      const where = args.includes('--merchant')
        ? []
        : ['--merchant', merchant === '*' ? 'aurora' : merchant];
      return operate('office', ...args, ...where);
    };
    return { name, terminal, code, login, office, operate };
  };
  return { openTerminal, employ, close: () => rmSync(folder, { recursive: true, force: true }) };
}
