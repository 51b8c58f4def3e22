import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

export const guide: Guide = {
  is: 'Two to five parts of a page, of which one is shown.',
  when: [
    'Parts of equal weight that nobody has to compare: open bets and settled ones.',
    'What is hidden is not in the page: a list of a hidden tab loads nothing.',
  ],
  whenNot: [
    { case: 'A value of a form, or a filter over one list.', use: 'segmented' },
    { case: 'The parts have addresses of their own: then they are links.', use: 'category-rail' },
    { case: 'Parts that are read one after the other.', use: 'accordion' },
  ],
  anatomy: [
    { name: 'List', description: 'Named by what the tabs choose between.', at: '[role="tablist"]' },
    {
      name: 'Tab',
      description: 'One or two words; a mark slides to the current one.',
      at: '[role="tab"]',
    },
    { name: 'Panel', description: 'Takes the focus after the tab.', at: '[role="tabpanel"]' },
  ],
  keyboard: [
    ['←, →', 'To the tab beside it, which is shown at once.'],
    ['Tab', 'Into the panel.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Names of one weight that tell what is behind them.',
        shows: (
          <Tabs defaultValue="open">
            <TabList label="Bets">
              <Tab value="open">Open</Tab>
              <Tab value="settled">Settled</Tab>
            </TabList>
            <TabPanel value="open">
              <Text>Two bets wait for their match.</Text>
            </TabPanel>
          </Tabs>
        ),
      },
      bad: {
        caption: 'A single step of a form is no tab: one could leave the first half empty.',
        shows: (
          <Tabs defaultValue="1">
            <TabList label="Withdrawal">
              <Tab value="1">1. Amount</Tab>
              <Tab value="2">2. Confirm</Tab>
            </TabList>
            <TabPanel value="1">
              <Text>How much?</Text>
            </TabPanel>
          </Tabs>
        ),
      },
    },
  ],
};
