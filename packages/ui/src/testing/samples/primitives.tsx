import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { ButtonGroup } from '../../layout/button-group/index.ts';
import { Divider } from '../../layout/divider/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Samples } from './sample.ts';

export const primitives: Samples = {
  ButtonGroup: { element: <ButtonGroup>…</ButtonGroup> },
  Divider: { element: <Divider /> },
  Grid: { element: <Grid>…</Grid> },
  Heading: { element: <Heading>Limits</Heading> },
  Inline: { element: <Inline>…</Inline> },
  Stack: { element: <Stack>…</Stack> },
  Surface: { element: <Surface>…</Surface> },
  Text: { element: <Text>Words</Text> },
  VisuallyHidden: { element: <VisuallyHidden>Words</VisuallyHidden> },
};
