import { Prose } from '../../foundations/prose/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Shows one picture, or one of several, on the whole screen, as close as one likes.',
  when: [
    'Something small has to be seen well: a receipt, a screenshot, a paper before it is sent.',
    'Pictures that belong together, such as those of a promotion: they are turned one by one.',
    'Give width and height where they are known, and always say in `alt` what is to be seen.',
  ],
  whenNot: [
    { case: 'Something has to be answered about the picture.', use: 'dialog' },
    { case: 'The picture is one of many files that are sent or taken away.', use: 'file-upload' },
    { case: 'It turns by itself and leads somewhere.', use: 'banner-carousel' },
  ],
  anatomy: [
    { name: 'Close', description: 'At the end, where all that lies over a page closes.' },
    {
      name: 'Zoom',
      description: 'Smaller and larger, as two fingers and two touches do it.',
      at: 'dialog button + div > button',
    },
    {
      name: 'Picture',
      description: 'All of it, and never larger than it is until somebody asks for it.',
      at: 'dialog [data-side="here"] img',
    },
    {
      name: 'Caption',
      description: 'What is said about it. Scrolls where it is long, and leaves the picture room.',
      at: '[data-lightbox-caption]',
    },
    {
      name: 'Place',
      description: 'Which of how many, between the ways to the others; not there for one alone.',
      at: 'dialog p[aria-live]',
    },
  ],
  story: 'Start',
  keyboard: [
    [
      '→, ←',
      'To the picture beside it, in the direction of the page. Seen closer, farther over it, and on at its edge.',
    ],
    ['↑, ↓', 'Over a picture that is seen closer.'],
    ['Home, End', 'To the first and to the last.'],
    ['+, −, 0', 'Larger, smaller, and all of it.'],
    ['Escape', 'Closes it with the reason `escape`; the focus goes back.'],
    ['Tab, Shift + Tab', 'Go round within it, and to a caption that scrolls.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The caption says what the picture cannot.',
        shows: (
          <Stack align="centre">
            <Prose>
              <img
                src="/art/moon-orchard.svg"
                alt="A moon over an orchard"
                width={150}
                height={200}
              />
            </Prose>
            <Text tone="soft">The orchard is open until the end of March.</Text>
          </Stack>
        ),
      },
      bad: {
        caption: 'The name of a file tells nothing, whether one sees the picture or not.',
        shows: (
          <Stack align="centre">
            <Prose>
              <img
                src="/art/moon-orchard.svg"
                alt="A moon over an orchard"
                width={150}
                height={200}
              />
            </Prose>
            <Text tone="soft">moon-orchard-final-2.png</Text>
          </Stack>
        ),
      },
    },
  ],
};
