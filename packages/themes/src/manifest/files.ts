import { Type, type Static } from 'typebox';
import { defaultHome, homeSections, slotNames, slots } from '../templates/slots.ts';
import { asset, closed, hex, oneOf, words } from '../schema-parts.ts';

/** Slots that template.json says under a key of their own. */
const apart = new Set(['memberCentre', 'depositDetail']);

const choices = (name: (typeof slotNames)[number]) =>
  Type.Optional(
    oneOf(slots[name].choices, `${slots[name].role} Default: ${slots[name].choices[0]}.`),
  );

const version = (role: string) =>
  Type.Optional(oneOf(['0', '1'], `${role} "1": the new one. Default: "0".`));

/** `template.json`: the layout a merchant chose. */
export const templateSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    $description: Type.Optional(Type.String()),
    defaultTheme: Type.Optional(
      oneOf(['dark', 'light'], 'The mode of a first visit. Default: dark.'),
    ),
    mem_cen: version(slots.memberCentre.role),
    dep_func: version(slots.depositDetail.role),
    app_background: Type.Optional(
      asset('svg|png|webp', 'The picture behind the page that offers the app.'),
    ),
    app_desc: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' }),
        words('What the app is, in a line.', 200),
        {
          ...closed,
          description: 'The line on that page, by merchant language code.',
        },
      ),
    ),
    app_desc_font_color: Type.Optional(hex('The colour of that line.')),
    app_rating: Type.Optional(
      Type.Object(
        {
          value: Type.String({
            pattern: '^([1-4]\\.[0-9]|5\\.0)$',
            description: 'What the app was rated, of five: 4.6.',
          }),
          source: Type.Record(
            Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' }),
            words('Who rated it, and when.', 120),
            { ...closed, description: 'Where the figure is from, by merchant language code.' },
          ),
        },
        { ...closed, description: 'A rating is shown with its source, or not at all.' },
      ),
    ),
    home: Type.Optional(
      Type.Array(oneOf(homeSections, 'A section of the home page.'), {
        minItems: 1,
        uniqueItems: true,
        description: `Sections of the home page in their order. Default: ${defaultHome.join(', ')}.`,
      }),
    ),
    slots: Type.Optional(
      Type.Object(
        Object.fromEntries(
          slotNames.filter((name) => !apart.has(name)).map((name) => [name, choices(name)]),
        ),
        { ...closed, description: 'One choice a slot.' },
      ),
    ),
  },
  { ...closed, title: 'Livery template' },
);

export type TemplateFile = Static<typeof templateSchema>;

/** `locales/<code>.json`: texts this merchant says in its own words. */
export const textsSchema = Type.Record(
  Type.String({ pattern: '^(\\$schema|[a-zA-Z0-9_.]+)$' }),
  Type.String({ maxLength: 400, format: 'livery-sentence' }),
  { ...closed, title: 'Livery text overrides' },
);
