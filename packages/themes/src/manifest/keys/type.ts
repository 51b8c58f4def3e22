import { Type } from 'typebox';
import { asset, closed, oneOf, words } from '../../schema-parts.ts';

/** What a family is called: it stands between quotes in sheets, and in tokens. */
const familyName = '^(?=.{1,48}$)[A-Za-z][A-Za-z0-9]*( [A-Za-z0-9]+)*$';

const file = Type.Object(
  {
    file: asset('woff2', 'One face, or a variable font.'),
    style: Type.Optional(oneOf(['normal', 'italic'], 'Whether it is slanted. Default: normal.')),
    weight: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description:
          'How heavy a face of one weight is, where its file tells it wrong. A variable font tells it by its axis.',
      }),
    ),
  },
  closed,
);

export const typeKeys = {
  fonts: Type.Optional(
    Type.Record(
      Type.String({ pattern: familyName }),
      Type.Object(
        {
          licence: words(
            'What permits the site to serve it: “OFL-1.1”, or the number of a licence.',
            80,
          ),
          fallback: Type.Optional(
            oneOf(
              ['sans-serif', 'serif', 'monospace'],
              'What stands in, stretched to the same measures, until it is there. Default: sans-serif.',
            ),
          ),
          files: Type.Array(file, { minItems: 1, maxItems: 8, description: 'Its faces.' }),
        },
        closed,
      ),
      {
        ...closed,
        maxProperties: 4,
        description:
          'Families of type of the brand’s own, by the name that tokens use: words of letters and digits, such as “Cabinet Pixel”. They are cut to the letters and weights that are drawn, and served from the site itself.',
      },
    ),
  ),
};
