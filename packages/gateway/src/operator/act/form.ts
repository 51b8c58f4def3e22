import type { Static, TSchema } from 'typebox';
import type { Act, ActSubject } from '../../kernel/acts/act.ts';
import { soundParams } from '../../kernel/acts/params.ts';
import { runAct, type ActReport } from '../../kernel/acts/run.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { merchantNamed, type OpenDesk, type Work } from '../terminal/command.ts';
import { ORDER_OPTIONS, READ_OPTIONS } from '../terminal/options.ts';
import { actorHere, actorOf } from '../terminal/person.ts';
import { paramsOf, readParams, type Param } from './params.ts';
import { repeatNote, waitingNote } from './reports.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Where and with what a form is carried out. */
export interface Situation<P> {
  readonly desk: OpenDesk;
  readonly merchant: Merchant;
  /** Of an act, by the names of its schema; of a report, the words of its line. */
  readonly params: P;
  /** Options that no act knows, as they were typed. */
  readonly options: Texts;
}

/** An option that is no parameter of an act: what it takes, and what for. */
export interface OwnOption {
  readonly takes: string;
  readonly about: string;
}

/** A word that says several parameters at once. */
interface Word<P> {
  readonly of: readonly (keyof P)[];
  readonly about: string;
  read(text: string): Partial<P>;
}

interface Line {
  /**
   * What follows the merchant: `<vendor> connect <address> [opens]`. What stands in
   * brackets is a parameter, with dots all words that are left; the rest is typed
   * as it stands.
   */
  readonly line: string;
  /** What it does, for the help. */
  readonly about: string;
  readonly options?: Readonly<Record<string, OwnOption>>;
}

/** A line that orders an act; what the schema asks for beside its words is an option. */
export interface Ordering<P extends TSchema, S extends ActSubject, R> extends Line {
  readonly act: Act<P, S, R>;
  /** Parameters that the line says by itself. */
  readonly given?: Partial<Static<P>>;
  readonly words?: Readonly<Record<string, Word<Static<P>>>>;
  /** What a parameter is chosen from, where its schema cannot know. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Nothing is changed, so that it needs no key. */
  readonly isReading?: true;
  /** The reason where nobody says any. */
  readonly reason?: (params: Static<P>) => string;
  /** Before the act: what would be ordered for nothing is refused. */
  readonly before?: (situation: Situation<Static<P>>) => Promise<void> | void;
  /** What came of it, in words. */
  say(report: ActReport<R>, situation: Situation<Static<P>>): Promise<string> | string;
}

/** Of one act, for lines that share something. */
export type OrderingOf<A> = A extends Act<infer P, infer S, infer R> ? Ordering<P, S, R> : never;

/** A line that only shows, and is written down nowhere. */
export interface Reporting extends Line {
  say(situation: Situation<Texts>): Promise<string>;
}

/** One way to use a command. */
export interface Form {
  readonly line: string;
  readonly about: string;
  readonly params: readonly Param[];
  readonly words: Readonly<Record<string, Pick<Word<unknown>, 'about'>>>;
  readonly options: Readonly<Record<string, OwnOption>>;
  /** Of who, why and under which key, what it takes. */
  readonly order: readonly string[];
  /** Understands what was typed, or says what it lacks. */
  read(code: string, words: Texts, options: Readonly<Record<string, string>>): Work;
}

/** A command of the operator, as lines over acts. */
export interface DeclaredCommand {
  readonly name: string;
  /** For the list of all commands. */
  readonly summary: string;
  /** What it is for, and what one should know before. */
  readonly about: string;
  readonly forms: readonly Form[];
  /** Lines as somebody would type them, from the merchant on. */
  readonly examples?: readonly string[];
}

/** Reads what was typed by the schema of the act, orders it, and says what came of it. */
export function ordering<P extends TSchema, S extends ActSubject, R>(
  form: Ordering<P, S, R>,
): Form {
  const { act, given = {}, words = {}, choices = {}, before } = form;
  const split = new Set<PropertyKey>(Object.values(words).flatMap(({ of }) => of));
  const all = paramsOf(act);
  const params = all
    .filter(({ name }) => !(name in given) && !split.has(name))
    .map((param) => chosenFrom(choices[param.name], param));
  return {
    line: form.line,
    about: form.about,
    params,
    words,
    options: form.options ?? {},
    order: form.isReading ? READ_OPTIONS : ORDER_OPTIONS,
    read(code, typed, options) {
      // Understood before a database is asked for.
      if (options['as'] === undefined) actorHere(options['by']);
      const said = Object.entries(words).map(([name, word]) => word.read(typed[name] ?? ''));
      const read = readParams(
        params,
        ({ name, option }) => typed[name] ?? options[option.slice(2)],
      );
      const asked = inOrder(all, Object.assign({ ...given }, ...said, read) as object);
      return async (desk) => {
        const merchant = merchantNamed(desk.merchants, code);
        const situation = { desk, merchant, params: soundParams(act, asked), options };
        await before?.(situation);
        const { key, reason = form.reason?.(situation.params) } = options;
        const actor = await actorOf(desk, options);
        const report = await runAct(desk, act, { actor, key, reason, merchant, params: asked });
        if ('waits' in report) return waitingNote(report, code);
        return repeatNote(report) + (await form.say(report, situation));
      };
    },
  };
}

const chosenFrom = (choices: readonly string[] | undefined, param: Param): Param =>
  choices === undefined ? param : { ...param, choices };

/** As the schema has them: one order is the same under its key, however it was typed. */
function inOrder(params: readonly Param[], asked: object): object {
  const values = new Map(Object.entries(asked));
  return Object.fromEntries(
    params.filter(({ name }) => values.has(name)).map(({ name }) => [name, values.get(name)]),
  );
}

/** Shows something, by whatever words and options the line has. */
export const reporting = ({ line, about, options = {}, say }: Reporting): Form => ({
  line,
  about,
  params: [],
  words: {},
  options,
  order: [],
  read: (code, params, given) => async (desk) =>
    say({ desk, merchant: merchantNamed(desk.merchants, code), params, options: given }),
});
