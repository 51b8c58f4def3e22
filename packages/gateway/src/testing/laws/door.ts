import { equal } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import { solveCaptcha } from '../people.ts';
import type { Law, Trials } from './laws.ts';

const PASSWORD = 'seven quiet rivers';

let names = 0;

async function apply(gateway: TestGateway, { site }: Law, change: object): Promise<string> {
  const browser = gateway.visit(site);
  const payload = {
    username: `novice_${(names += 1)}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1980-04-17',
    disclaimer: true,
    captcha: await solveCaptcha(gateway, browser),
    ...change,
  };
  const { envelope } = await browser.call('register', { payload });
  return envelope.code ?? 'registered';
}

/** A day that begins soon in the place of a law, and that is one every year. */
function nextDay(gateway: TestGateway, { timeZone }: Law): Temporal.PlainDate {
  const now = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(timeZone);
  const next = now.toPlainDate().add({ days: 1 });
  return next.month === 2 && next.day === 29 ? next.add({ days: 1 }) : next;
}

export const door = {
  async minAge(gateway, law) {
    const day = nextDay(gateway, law);
    const birthday = day.subtract({ years: law.minAge }).toString();
    gateway.advance(day.toZonedDateTime(law.timeZone).epochMilliseconds - 1 - gateway.now());
    equal(await apply(gateway, law, { birthday }), 'age.under');
    gateway.advance(1);
    equal(await apply(gateway, law, { birthday }), 'registered');
  },

  /** Whatever a page has ticked: nobody is let in who has not agreed. */
  async disclaimerTicked(gateway, law) {
    for (const disclaimer of [false, undefined]) {
      equal(await apply(gateway, law, { disclaimer }), 'request.invalid');
    }
  },

  async wageringAtMost(gateway, law) {
    const most = law.policy.wageringAtMost;
    const { db } = gateway;
    const made = async (wagering: number) => {
      const { id } = await db
        .insertInto('promotion')
        .values({
          merchant: law.site,
          way: 'join',
          titles: JSON.stringify({ EN: `Play it ${wagering} times` }),
          contents: JSON.stringify({ EN: '' }),
          pictures: [],
          category_ids: [],
          starts_at: new Date(gateway.now()),
          ends_at: new Date(gateway.now() + 86_400_000),
          wagering,
          position: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id.toString();
    };
    const [lawful, unlawful] = [await made(most), await made(most + 1)];
    const { envelope } = await gateway
      .visit(law.site)
      .call('announcements', { query: { types: 'PR' } });
    const shown = envelope.value?.promotion.map(({ id }) => id);
    equal(shown?.includes(lawful), true);
    equal(shown?.includes(unlawful), false);
  },
} satisfies Trials;
