/** Who is logged in, as `MC_SESSION_INFO` holds it. Its token is useless without the cookie. */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** Where a tab stands. */
export type Standing =
  /** Nobody is known here yet; the other tabs of the browser are asked. */
  | { readonly at: 'asking' }
  /** The remembered device is asked: for nobody yet, or for a member whose session ran out. */
  | { readonly at: 'returning'; readonly session: Session | null }
  | { readonly at: 'in'; readonly session: Session }
  /** The platform does not know the session any more; another tab may have a newer one. */
  | { readonly at: 'doubting'; readonly session: Session; readonly isReplaced: boolean }
  /** The player logs out, and the platform is being told; the other tabs know already. */
  | { readonly at: 'leaving'; readonly session: Session }
  | { readonly at: 'out' };

/** What a tab hears of, and from whom. */
export type Happening =
  /** The page is open, and nobody is in its tab. */
  | { readonly what: 'begins' }
  /** Somebody wants a page that is for members. */
  | { readonly what: 'knocks' }
  /** A log-in here, however. */
  | { readonly what: 'enters'; readonly session: Session }
  /** Somebody here asks to come in by the remembered device. */
  | { readonly what: 'presses' }
  /** Another tab has this session: by a log-in, by a return, or in answer to a question. */
  | {
      readonly what: 'told';
      readonly session: Session;
      readonly how: 'entered' | 'returned' | 'answered';
    }
  /** No other tab knows of one; whom the device is remembered for, where it may be asked. */
  | { readonly what: 'alone'; readonly remembered: string | null }
  /** The device was let in, was refused, or nobody answered. */
  | { readonly what: 'returns'; readonly session: Session }
  | { readonly what: 'refused' }
  | { readonly what: 'unheard' }
  /** The platform does not know the session of this token, or says that another took its place. */
  | { readonly what: 'over'; readonly token: string; readonly isReplaced: boolean }
  /** The session that went on was refused as well. */
  | { readonly what: 'ends' }
  /** The player wants to log out here. */
  | { readonly what: 'asksToLeave' }
  /** The player logs out here, or did in another tab. */
  | { readonly what: 'leaves' }
  | { readonly what: 'othersLeft' }
  /** Another tab asks who is in. */
  | { readonly what: 'asked'; readonly by: string }
  /** Something about the member is otherwise now. */
  | { readonly what: 'amended'; readonly session: Session };

/** What a tab does about it, in this order. */
export type Action =
  | { readonly do: 'keep'; readonly session: Session }
  | { readonly do: 'tell'; readonly session: Session; readonly how: 'entered' | 'returned' }
  | { readonly do: 'answer'; readonly session: Session | null; readonly to: string }
  /** On the platform: a session that nobody here wants any more. */
  | { readonly do: 'end'; readonly session: Session }
  /** Takes away what the tab has of the member. */
  | { readonly do: 'clear' }
  /** No new tab comes back by itself until somebody asks for it again. */
  | { readonly do: 'forgetChoice' }
  | { readonly do: 'tellLeft' }
  /** Says that the account was logged out, and leads to the log-in. */
  | { readonly do: 'reproach' }
  /** Somebody is in who did not log in here: nothing is left to do at the door. */
  | { readonly do: 'welcome' }
  | { readonly do: 'askTabs' }
  | { readonly do: 'askDevice' };

export type Next = readonly [Standing, ...Action[]];

type At = Standing['at'];
type What = Happening['what'];
type Row<A extends At> = {
  readonly [W in What]?: (
    now: Extract<Standing, { at: A }>,
    news: Extract<Happening, { what: W }>,
  ) => Next;
};

const out = { at: 'out' } as const;

const enter = (session: Session): Next => [
  { at: 'in', session },
  { do: 'keep', session },
  { do: 'tell', session, how: 'entered' },
];
const goOnWith = (session: Session): Next => [
  { at: 'in', session },
  { do: 'keep', session },
  { do: 'tell', session, how: 'returned' },
];
/** As another tab has it: the cookie is one for all of them. */
const follow = (session: Session): Next => [
  { at: 'in', session },
  { do: 'keep', session },
];
const join = (session: Session): Next => [...follow(session), { do: 'welcome' }];
const ask = (): Next => [{ at: 'asking' }, { do: 'askTabs' }];
const askDevice = (session: Session | null): Next => [
  { at: 'returning', session },
  { do: 'askDevice' },
];
const leave = (): Next => [out, { do: 'clear' }, { do: 'forgetChoice' }, { do: 'tellLeft' }];
/** Before the platform tells them: to a tab that hears it from there, somebody ended its session. */
const askToLeave = ({ session }: { readonly session: Session }): Next => [
  { at: 'leaving', session },
  { do: 'tellLeft' },
];
const goWithOthers = (): Next => [out, { do: 'clear' }];
const end = (): Next => [out, { do: 'clear' }, { do: 'reproach' }];

/** The same member’s goes on here; somebody else’s ends this one, whose cookie it was. */
const hear = (here: Session, told: Session): Next =>
  told.userName === here.userName ? follow(told) : end();

/** What is the same wherever a tab stands. */
const anywhere = {
  enters: (_now: Standing, { session }: { session: Session }) => enter(session),
  leaves: leave,
  othersLeft: goWithOthers,
};

/** The story of a session: where a tab stands, what happens, and what comes of it. What is not there changes nothing. */
const story: { readonly [A in At]: Row<A> } = {
  asking: {
    ...anywhere,
    told: (_, { session }) => join(session),
    alone: (_, { remembered }) => (remembered === null ? [out] : askDevice(null)),
    presses: () => askDevice(null),
  },
  returning: {
    ...anywhere,
    told: ({ session: here }, { session }) => (here ? hear(here, session) : join(session)),
    returns: ({ session: here }, { session }) =>
      here ? goOnWith(session) : [...goOnWith(session), { do: 'welcome' }],
    refused: ({ session }) => (session ? end() : [out]),
    unheard: ({ session }) => (session ? [{ at: 'in', session }] : [out]),
    ends: ({ session }) => (session ? end() : [out]),
    asked: (now, { by }) => [now, { do: 'answer', session: null, to: by }],
  },
  in: {
    ...anywhere,
    told: ({ session: here }, { session }) => hear(here, session),
    // Another tab told of its own in the meantime; the cookie is that of the last.
    returns: (_, { session }) => goOnWith(session),
    over: (now, { token, isReplaced }) =>
      token === now.session.token
        ? [{ at: 'doubting', session: now.session, isReplaced }, { do: 'askTabs' }]
        : [now],
    asksToLeave: askToLeave,
    ends: end,
    asked: (now, { by }) => [now, { do: 'answer', session: now.session, to: by }],
    amended: (_, { session }) => follow(session),
  },
  doubting: {
    ...anywhere,
    // One that has not noticed yet is of no help.
    told: (now, { session }) =>
      session.token === now.session.token ? [now] : hear(now.session, session),
    alone: ({ session, isReplaced }, { remembered }) => {
      if (isReplaced) return [out, { do: 'clear' }, { do: 'forgetChoice' }, { do: 'reproach' }];
      return remembered === session.userName ? askDevice(session) : end();
    },
    asksToLeave: askToLeave,
    ends: end,
    asked: (now, { by }) => [now, { do: 'answer', session: null, to: by }],
    amended: (now, { session }) => [
      { ...now, session },
      { do: 'keep', session },
    ],
  },
  leaving: {
    ...anywhere,
    // Whoever logged in in another tab since then is not to be sent away.
    leaves: () => [out, { do: 'clear' }, { do: 'forgetChoice' }],
    asked: (now, { by }) => [now, { do: 'answer', session: null, to: by }],
  },
  out: {
    ...anywhere,
    begins: ask,
    knocks: ask,
    presses: () => askDevice(null),
    // What was on its way when the player logged out is no reason to be in again.
    told: (now, { session, how }) => (how === 'entered' ? join(session) : [now]),
    returns: (now, { session }) => [now, { do: 'end', session }],
  },
};

/** Where a tab stands after what happens, and what it does about it (ADR 147). */
export function step(now: Standing, news: Happening): Next {
  const row = story[now.at] as Partial<Record<What, (now: Standing, news: Happening) => Next>>;
  return row[news.what]?.(now, news) ?? [now];
}

/** Whose page it is: one that is asked about stays theirs until the answer. */
export const sessionOf = (standing: Standing): Session | null =>
  'session' in standing ? standing.session : null;
